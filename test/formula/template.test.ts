import { f } from "../../src/formula/template";
import { print } from "../../src/formula/print";
import { cellAt } from "../../src/formula/reference";

const rated = cellAt(4, 2, "column");

test("holes take formulas, numbers and texts", () => {
  expect(print(f`IF(${rated}>${0},${"none"},ROUND(${rated}/${-2},1))`)).toBe(
    'IF($C5>0,"none",ROUND($C5/-2,1))',
  );
});

test("a text is a value whatever is in it", () => {
  expect(print(f`IF(${rated},${'"),EVIL("'},"")`)).toBe('IF($C5,"""),EVIL(""","")');
});

test("a formula in a hole keeps together", () => {
  const sum = f`${rated}+${1}`;
  expect(print(f`2*${sum}-${sum}`)).toBe("2*($C5+1)-($C5+1)");
});

test("several fillings are arguments of a function, and of nothing else", () => {
  expect(print(f`OR(${[f`${rated}=1`, f`${rated}=2`]},FALSE)`)).toBe("OR($C5=1,$C5=2,FALSE)");
  expect(() => f`1+${[1, 2]}`).toThrow("arguments");
});

test("the same place in the code takes other fillings the next time", () => {
  const doubled = (row: number) => print(f`2*${cellAt(row, 0)}`);
  expect([doubled(0), doubled(1)]).toEqual(["2*A1", "2*A2"]);
});

test("what is no formula is a fault at once", () => {
  expect(() => f`IF(${rated}`).toThrow("IF(${…}");
  expect(() => f`${rated} ${rated}`).toThrow("more than one formula");
});
