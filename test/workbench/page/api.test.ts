/** @jest-environment jsdom */
import { EN_WORKBENCH } from "../../../src/i18n/en/workbench";
import { addName } from "../../../src/workbench/engine/names/names";
import { workbenchApi } from "../../../src/workbench/page/api";
import { Workbench } from "../../../src/workbench/page/workbench";
import { bridge, functionNames, workbookWithFide } from "../../support/workbench";

function opened() {
  const shown = jest.fn(() => Promise.resolve());
  const told = jest.fn();
  const view = { show: shown };
  const changed = jest.fn();
  const workbench = new Workbench(workbookWithFide(), view, bridge, functionNames, told, changed);
  return {
    workbench,
    shown,
    told,
    changed,
    api: workbenchApi(workbench, EN_WORKBENCH, { requestSizes: [7] }),
  };
}

test("sheets, write, select, read, message", () => {
  const { api, workbench } = opened();
  expect(api.sheets()).toEqual(["Sheet1"]);
  api.write("Sheet1", "A1", [["=FIDE.PD(100)", '=FIDE.PD("x")']]);
  expect(api.read("Sheet1", "A1:B1").values).toEqual([[0.64, "#VALUE!"]]);
  expect(api.message("Sheet1", "B1")).toContain("diff: “x”");
  api.select("Sheet1", "B2:C4");
  const { getters } = workbench.workbook.model;
  expect(getters.getSelectedZone()).toEqual({ left: 1, top: 1, right: 2, bottom: 3 });
  expect(api.requestSizes()).toEqual([7]);
});

test("a sheet's names with their addresses, which read takes", async () => {
  const { api, workbench } = opened();
  const { model } = workbench.workbook;
  api.write("Sheet1", "B2", [[2400, "=limit*2"]]);
  const scope = model.getters.getActiveSheetId();
  const target = { sheetId: scope, zone: { left: 1, right: 1, top: 1, bottom: 1 } };
  addName(model, { scope, name: "limit" }, { target });
  expect(api.names("Sheet1")).toEqual({ limit: "B2" });
  expect(api.read("Sheet1", api.names("Sheet1")["limit"]!).values).toEqual([[2400]]);
  await api.open(await api.save());
  expect(api.names("Sheet1")).toEqual({ limit: "B2" });
  expect(api.read("Sheet1", "C2").values).toEqual([[4800]]);
  expect(() => api.names("Missing")).toThrow("No sheet Missing");
});

test("selecting on another sheet goes there", () => {
  const { api, workbench } = opened();
  workbench.workbook.addSheet("Second");
  api.select("Second", "A3");
  expect(workbench.workbook.model.getters.getActiveSheetName()).toBe("Second");
});

test("save, change, and open what was saved", async () => {
  const { api, shown } = opened();
  api.write("Sheet1", "A1", [["=FIDE.PD(100)"]]);
  const bytes = await api.save();
  api.write("Sheet1", "A1", [[1]]);
  await api.open(bytes);
  expect(api.read("Sheet1", "A1").values).toEqual([[0.64]]);
  expect(shown).toHaveBeenCalledTimes(1);
});

test("selections are told of, also in a file opened later", async () => {
  const { workbench, told, api } = opened();
  await workbench.show();
  api.select("Sheet1", "B2");
  expect(told).toHaveBeenCalledTimes(1);
  await api.open(await api.save());
  api.select("Sheet1", "C3");
  expect(told).toHaveBeenCalledTimes(2);
});

test("a file that is none leaves what is open", async () => {
  const { api, shown } = opened();
  api.write("Sheet1", "A1", [[7]]);
  await expect(api.open(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  expect(api.read("Sheet1", "A1").values).toEqual([[7]]);
  expect(shown).not.toHaveBeenCalled();
});
