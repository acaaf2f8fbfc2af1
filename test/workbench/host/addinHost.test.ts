import { clientOnWorkbook } from "../../support/officeClient";
import { until } from "../../support/until";

const SHEET = "Sheet1";

type Told = (details: { readonly address?: string; readonly worksheetId: string }) => Promise<void>;

async function listening(excel: typeof Excel, selected: Told, activated: Told) {
  return excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const handlers = [
      worksheets.onSelectionChanged.add(selected),
      worksheets.onActivated.add(activated),
    ];
    await context.sync();
    return handlers;
  });
}

test("the pane is told of selections and of sheets once it asks, and no longer when it stops", async () => {
  const { workbook, excel } = clientOnWorkbook();
  workbook.addSheet("Two words");
  const told: string[] = [];
  const hear: Told = ({ address = "another sheet" }) => {
    told.push(address);
    return Promise.resolve();
  };
  const [selected, activated] = await listening(excel, hear, hear);
  workbook.select(SHEET, "B2:C3");
  workbook.activate("Two words");
  await until(() => told.length === 2);
  workbook.select("Two words", "C4");
  await until(() => told.length === 3);
  expect(told).toEqual(["B2:C3", "another sheet", "C4"]);
  await excel.run(selected!.context, async (context) => {
    selected!.remove();
    await context.sync();
  });
  workbook.select("Two words", "D4");
  workbook.activate(SHEET);
  await until(() => told.length === 4);
  expect(told.at(-1)).toBe("another sheet");
  expect(activated).toBeDefined();
});

test("a pane that starts anew is told of nothing that an earlier one asked for", async () => {
  const { workbook, excel, host } = clientOnWorkbook();
  const told: unknown[] = [];
  const hear: Told = (details) => {
    told.push(details);
    return Promise.resolve();
  };
  await listening(excel, hear, hear);
  const sent: string[] = [];
  host.connect().onMessageFromHost = (message) => sent.push(message);
  workbook.select(SHEET, "B2:C3");
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([told, sent]).toEqual([[], []]);
});

test("the pane is told that cells changed and were calculated, once it asks, and no longer when it stops", async () => {
  const { workbook, excel } = clientOnWorkbook();
  const told: string[] = [];
  const hear = (what: string) => () => {
    told.push(what);
    return Promise.resolve();
  };
  const [changed, calculated] = await excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const handlers = [
      worksheets.onChanged.add(hear("changed")),
      worksheets.onCalculated.add(hear("calculated")),
    ];
    await context.sync();
    return handlers;
  });
  workbook.write(SHEET, "A1", [[1]]);
  await until(() => told.length === 2);
  expect(told).toEqual(["changed", "calculated"]);
  workbook.select(SHEET, "B2");
  await excel.run(changed!.context, async (context) => {
    changed!.remove();
    calculated!.remove();
    await context.sync();
  });
  workbook.write(SHEET, "A1", [[2]]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(told).toHaveLength(2);
});
