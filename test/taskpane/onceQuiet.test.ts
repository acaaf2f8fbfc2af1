import { onceQuiet } from "../../src/taskpane/onceQuiet";

test("what is called often is done once, a while after the last call", () => {
  jest.useFakeTimers();
  let done = 0;
  const call = onceQuiet(() => {
    done += 1;
  }, 100);
  call();
  jest.advanceTimersByTime(99);
  call();
  jest.advanceTimersByTime(99);
  expect(done).toBe(0);
  jest.advanceTimersByTime(1);
  expect(done).toBe(1);
  jest.useRealTimers();
});
