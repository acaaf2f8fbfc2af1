import { strictnessOf } from "../../../src/workbench/engine/strictness";
import { clientOnWorkbook, faultOf } from "../../support/officeClient";

/** Whether a person types in a cell, from now on. */
function person() {
  let isEditing = true;
  return {
    isEditing: () => isEditing,
    ends: () => {
      isEditing = false;
    },
  };
}

const ROWS = 6;
const LONG = "x".repeat(1_000_000);

function writesLongTexts(strict: string) {
  const { excel, workbook, host } = clientOnWorkbook({
    strict: strictnessOf(strict),
    isEditing: () => false,
  });
  const [sheet = ""] = workbook.sheets();
  const run = excel.run(async (context) => {
    const active = context.workbook.worksheets.getActiveWorksheet();
    active.getRange("B1").values = [["before"]];
    active.getRange(`A1:A${ROWS}`).values = Array.from({ length: ROWS }, () => [LONG]);
    await context.sync();
  });
  return { run, host, shown: () => workbook.read(sheet, "A1:B1").values };
}

test("limit: a request over 5 MB is refused whole", async () => {
  const { run, shown } = writesLongTexts("?strict=limit");
  expect((await faultOf(run)).code).toBe("RequestPayloadSizeLimitExceeded");
  expect(shown()).toEqual([[null, null]]);
});

test("without it everything is taken", async () => {
  const { run, host, shown } = writesLongTexts("");
  await run;
  expect(shown()).toEqual([[LONG, "before"]]);
  const { requestSizes } = host;
  expect(Math.max(...requestSizes)).toBeGreaterThan(ROWS * LONG.length);
});

test("requests are measured in bytes, whatever alphabet they are in", async () => {
  const { excel, host } = clientOnWorkbook();
  const sizeOf = async (text: string) => {
    const before = host.requestSizes.length;
    await excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [[text]];
      await context.sync();
    });
    return host.requestSizes[before]!;
  };
  const plain = await sizeOf("a".repeat(1_000));
  const longer = async (sign: string) => (await sizeOf(sign.repeat(1_000))) - plain;
  for (const sign of ["é", "½", "和", "𝄞"]) {
    const more = 1_000 * (Buffer.byteLength(sign) - 1);
    expect(Math.abs((await longer(sign)) - more)).toBeLessThan(20);
  }
});

test("edit: while a cell is edited a batch is refused", async () => {
  const { isEditing } = person();
  const { excel, workbook } = clientOnWorkbook({ strict: strictnessOf("?strict=edit"), isEditing });
  const run = excel.run(async (context) => {
    context.workbook.worksheets.add("Made");
    await context.sync();
  });
  expect((await faultOf(run)).code).toBe("InvalidOperationInCellEditMode");
  expect(workbook.sheets()).not.toContain("Made");
});

test("edit: one that may wait is carried out at the end of the edit", async () => {
  const { isEditing, ends } = person();
  const { excel, workbook } = clientOnWorkbook({ strict: strictnessOf("?strict=edit"), isEditing });
  const run = excel.run({ delayForCellEdit: true }, async (context) => {
    context.workbook.worksheets.add("Made");
    await context.sync();
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(workbook.sheets()).not.toContain("Made");
  ends();
  await run;
  expect(workbook.sheets()).toContain("Made");
});

test("freeze: panes and pages of a sheet that is not in view cannot be set", async () => {
  const { excel } = clientOnWorkbook({
    strict: strictnessOf("?strict=freeze"),
    isEditing: () => false,
  });
  const frozen = (isShown: boolean) =>
    excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add();
      if (isShown) sheet.activate();
      sheet.freezePanes.freezeRows(1);
      sheet.pageLayout.orientation = "Landscape";
      await context.sync();
    });
  expect((await faultOf(frozen(false))).code).toBe("GeneralException");
  await frozen(true);
});

test("lost: every third request is carried out without an answer", async () => {
  const { excel, workbook } = clientOnWorkbook({
    strict: strictnessOf("?strict=lost"),
    isEditing: () => false,
  });
  const adding = (name: string) =>
    excel.run(async (context) => {
      context.workbook.worksheets.add(name);
      await context.sync();
    });
  await adding("One");
  await adding("Two");
  expect((await faultOf(adding("Three"))).code).toBe("GeneralException");
  expect(workbook.sheets()).toEqual(["Sheet1", "One", "Two", "Three"]);
});
