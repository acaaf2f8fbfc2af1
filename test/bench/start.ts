import { StartCommand } from "../support/startCommand";
import type { Figure } from "./measure";

/** `npm start` until the address is there: built for the first time, then as it was. */
export async function startFigures(): Promise<Figure[]> {
  const command = new StartCommand();
  try {
    const first = await time(command);
    const second = await time(command);
    return [
      { what: "npm start, the first time", ms: first, "at most": 8000 },
      { what: "npm start, nothing changed", ms: second, "at most": 3000 },
    ];
  } finally {
    await command.close();
  }
}

async function time(command: StartCommand): Promise<number> {
  const began = performance.now();
  await command.run("0");
  return Math.round(performance.now() - began);
}
