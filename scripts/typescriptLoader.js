import { transform } from "esbuild";

/** TypeScript for webpack; types are checked by `npm run check`. */
export default async function typescriptLoader(source) {
  const done = this.async();
  try {
    const { code, map } = await transform(source, {
      loader: "ts",
      target: "es2020",
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
      sourcefile: this.resourcePath,
      sourcemap: this.sourceMap,
    });
    done(null, code, map === "" ? undefined : JSON.parse(map));
  } catch (error) {
    done(error);
  }
}
