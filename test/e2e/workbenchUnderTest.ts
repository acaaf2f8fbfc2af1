import { WorkbenchPage } from "./workbenchPage";

/** What a file of tests looks at. */
export interface UnderTest {
  workbench: WorkbenchPage;
}

/** Opens the page before every test; none may leave a message or a request to elsewhere behind. */
export function visitBeforeEach(under: UnderTest, visit: () => Promise<void>): void {
  beforeAll(async () => {
    under.workbench = await WorkbenchPage.launch();
  });
  beforeEach(async () => {
    under.workbench.complaints.length = 0;
    await visit();
  });
  afterEach(() => {
    expect(under.workbench.complaints).toEqual([]);
  });
  afterAll(async () => {
    await (under.workbench as WorkbenchPage | undefined)?.close();
  });
}

export function workbenchUnderTest(): UnderTest {
  const under = {} as UnderTest;
  visitBeforeEach(under, () => under.workbench.visit({}));
  return under;
}
