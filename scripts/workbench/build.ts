import { pageBundle, preparedFolder } from "./bundle";
import { BUILT } from "./routes";

await preparedFolder(BUILT.page);
const bundle = await pageBundle(BUILT.page);
try {
  await bundle.rebuild();
} finally {
  await bundle.dispose();
}
