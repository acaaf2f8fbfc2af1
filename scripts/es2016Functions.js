import ts from "typescript";

/** The bundles that Excel may run in its engine of 2016; the pane has a browser. */
const FUNCTIONS = /^functions(\.\w+)?\.js$/;

/**
 * Excel 2021 and Windows builds before 2403 run functions in an engine that knows nothing later than
 * ES2016. The whole bundle is rewritten before it is made small, so that helpers stand in it once.
 */
export class Es2016Functions {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("Es2016Functions", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: "Es2016Functions", stage }, (assets) => {
        for (const name of Object.keys(assets).filter((each) => FUNCTIONS.test(each))) {
          compilation.updateAsset(name, (asset) => rewritten(name, asset, sources));
        }
      });
    });
  }
}

function rewritten(name, asset, { SourceMapSource }) {
  const { source, map } = asset.sourceAndMap();
  const { outputText, sourceMapText } = ts.transpileModule(String(source), {
    fileName: name,
    compilerOptions: { target: ts.ScriptTarget.ES2016, allowJs: true, sourceMap: true },
  });
  const code = outputText.replace(/^\/\/# sourceMappingURL=.*$/m, "");
  return new SourceMapSource(code, name, sourceMapText, String(source), map);
}
