import { parse as parsedByEngine } from "@odoo/o-spreadsheet";
import type { Argument, Expr, Operator } from "../../src/formula/expr";
import { parse } from "../../src/formula/parse";

type Ast = ReturnType<typeof parsedByEngine>;

/** A formula as the spreadsheet engine's own parser understands it, in the terms of our trees. */
export function exprOfEngine(formula: string): Expr {
  return exprOf(parsedByEngine(`=${formula}`));
}

function exprOf(ast: Ast): Expr {
  switch (ast.type) {
    case "NUMBER":
      return { kind: "number", value: ast.value };
    case "STRING":
      return { kind: "text", value: ast.value };
    case "BOOLEAN":
      return { kind: "truth", value: ast.value };
    case "ARRAY":
      return { kind: "array", values: ast.value.flatMap((row) => row.map(constantOf)) };
    case "REFERENCE":
      return parse(ast.value);
    case "FUNCALL":
      return { kind: "call", name: ast.value, args: ast.args.map(argumentOf) };
    case "UNARY_OPERATION":
      return { kind: "unary", operator: ast.value as "-" | "+", of: exprOf(ast.operand) };
    case "BIN_OPERATION":
      return {
        kind: "binary",
        operator: ast.value as Operator,
        left: exprOf(ast.left),
        right: exprOf(ast.right),
      };
    default:
      throw new TypeError(`${ast.type} stands in no formula of ours`);
  }
}

function argumentOf(ast: Ast): Argument {
  return ast.type === "EMPTY" ? null : exprOf(ast);
}

/** A number with its sign, or a text. */
function constantOf(ast: Ast): number | string {
  if (ast.type === "NUMBER" || ast.type === "STRING") return ast.value;
  if (ast.type === "UNARY_OPERATION") return -Number(constantOf(ast.operand));
  throw new TypeError(`an array holds no ${ast.type}`);
}
