/** An error as the host sends it to the client: with one of Excel's own codes. */
export class HostError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const apiNotFound = (member: string) =>
  new HostError("ApiNotFound", `The workbench does not know ${member}.`);

export const invalidArgument = (message: string) => new HostError("InvalidArgument", message);

export const itemNotFound = (what: string) =>
  new HostError("ItemNotFound", `The requested resource doesn't exist: ${what}.`);

export const itemAlreadyExists = (what: string) =>
  new HostError("ItemAlreadyExists", `A resource with the same name already exists: ${what}.`);

export function accessDenied(): HostError {
  return new HostError("AccessDenied", "You cannot perform the requested operation.");
}
