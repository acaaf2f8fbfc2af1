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
    transformers: { after: [assignedAtOnce] },
  });
  const code = outputText.replace(/^\/\/# sourceMappingURL=.*$/m, "");
  return new SourceMapSource(code, name, sourceMapText, String(source), map);
}

/**
 * `{ ...a, b }` of records that stand on each other is one call, not one in another, and what is called
 * has a short name: editions are such records, one upon the other.
 */
function assignedAtOnce({ factory }) {
  const assign = factory.createUniqueName("assign");
  const visit = (node) => {
    const seen = ts.visitEachChild(node, visit, undefined);
    if (isObjectAssign(seen)) return assign;
    if (!isCallOf(assign, seen) || !isCallOf(assign, seen.arguments[0])) return seen;
    const [first, ...others] = seen.arguments;
    return factory.updateCallExpression(seen, assign, undefined, [...first.arguments, ...others]);
  };
  const object = factory.createIdentifier("Object");
  return (file) => {
    const { statements } = ts.visitEachChild(file, visit, undefined);
    const parameter = factory.createParameterDeclaration(undefined, undefined, assign);
    const body = factory.createBlock(statements);
    const whole = factory.createArrowFunction(
      undefined,
      undefined,
      [parameter],
      undefined,
      undefined,
      body,
    );
    const given = factory.createPropertyAccessExpression(object, "assign");
    const call = factory.createCallExpression(
      factory.createParenthesizedExpression(whole),
      undefined,
      [given],
    );
    return factory.updateSourceFile(file, [factory.createExpressionStatement(call)]);
  };
}

function isCallOf(name, node) {
  return ts.isCallExpression(node) && node.expression === name;
}

function isObjectAssign(node) {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === "Object" &&
    node.name.text === "assign"
  );
}
