/** `npm start`. It speaks first: on a busy machine the rest takes a while to load. */
console.log("The workbench is being made ready: the add-in, and a spreadsheet page around it.");

const { register } = await import("tsx/esm/api");
register();
await import("./workbench/start.ts");
