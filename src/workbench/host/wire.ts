import { capitalised } from "../engine/capitalised";
import { HostError, invalidArgument, itemNotFound } from "./hostError";
import { HostObject, IDENTITY, memberOf, notWritable, scalarNames } from "./hostObject";

/** One context.sync() of Microsoft's client, as it comes over the wire. */
export interface Batch {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: { readonly Select?: readonly string[] };
}

interface ObjectPath {
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

interface ArgumentInfo {
  readonly Arguments?: readonly unknown[] | null;
  /** Where an argument is an object, the path that leads to it. */
  readonly ReferencedObjectPathIds?: readonly (number | null)[];
}

export interface Answer {
  readonly Results: readonly { readonly ActionId: number; readonly Value: unknown }[];
  readonly TraceIds: readonly number[];
  readonly Error?: Fault;
}

interface Fault {
  readonly Code: string;
  readonly Message: string;
  readonly Location: string;
  readonly ActionIndex: number;
}

const INSTANTIATE = 1;
const QUERY = 2;
const METHOD = 3;
const SET_PROPERTY = 4;
const TRACE = 5;

const PATH_METHOD = 3;
const PATH_PROPERTY = 4;
const PATH_INDEXER = 5;
const PATH_REFERENCE = 6;
const PATH_NULL = 7;

/** Where a batch begins, and how an object is found again that an earlier batch named. */
export interface Host {
  readonly root: HostObject;
  readonly referenced: (reference: string) => HostObject;
  /** Carries out what has been put off. */
  readonly endBatch: () => void;
}

type Found = HostObject | null;

/** Carries out a batch up to its first fault, as Excel does: what came before it stays done. */
export function answer(batch: Batch, host: Host): Answer {
  const found = new Map<number, Found>();
  const Results: { ActionId: number; Value: unknown }[] = [];
  const TraceIds: number[] = [];
  for (const [ActionIndex, action] of batch.Actions.entries()) {
    try {
      if (action.ActionType === TRACE) TraceIds.push(action.Id);
      const Value = carriedOut(action, (id) => objectAt(id, batch, host, found));
      Results.push({ ActionId: action.Id, Value });
    } catch (error) {
      ended(host);
      return { Results, TraceIds, Error: faultOf(error, action.Name, ActionIndex) };
    }
  }
  const fault = ended(host);
  if (fault === null) return { Results, TraceIds };
  const last = batch.Actions.length - 1;
  return { Results, TraceIds, Error: faultOf(fault, batch.Actions[last]?.Name ?? "", last) };
}

/** Nothing of it is carried out. */
export function refused(fault: HostError): Answer {
  return { Results: [], TraceIds: [], Error: faultOf(fault, "", 0) };
}

/** What has been put off can fail, too: the client waits for an answer in any case. */
function ended(host: Host): Error | null {
  try {
    host.endBatch();
    return null;
  } catch (error) {
    return error as Error;
  }
}

function faultOf(error: unknown, Location: string, ActionIndex: number): Fault {
  const Code = error instanceof HostError ? error.code : "GeneralException";
  const Message = error instanceof Error ? error.message : String(error);
  return { Code, Message, Location, ActionIndex };
}

type Resolve = (pathId: number) => Found;

function carriedOut(action: Action, resolve: Resolve): unknown {
  if (action.ActionType === TRACE) return null;
  const object = resolve(action.ObjectPathId);
  if (action.ActionType === INSTANTIATE) return object && object[IDENTITY];
  if (action.ActionType === QUERY) return object && queried(object, action.QueryInfo?.Select);
  if (object === null && action.Name.startsWith("_")) return null;
  if (object === null) throw itemNotFound(action.Name);
  const member = memberOf(object, action.Name);
  const values = argumentsOf(action.ArgumentInfo, resolve);
  if (action.ActionType === METHOD && member.kind === "method") return member.call(...values);
  if (action.ActionType === SET_PROPERTY && member.kind === "property") {
    if (!member.isWritable) throw notWritable(object, action.Name);
    member.set(values[0]);
    return null;
  }
  throw invalidArgument(`${action.Name}: action ${action.ActionType}`);
}

/** An argument that is itself an object comes as the path that leads to it. */
function argumentsOf(info: ArgumentInfo | undefined, resolve: Resolve): unknown[] {
  return (info?.Arguments ?? []).map((value, index) => {
    const pathId = info?.ReferencedObjectPathIds?.[index];
    return pathId === null || pathId === undefined || pathId === 0 ? value : resolve(pathId);
  });
}

function objectAt(id: number, batch: Batch, host: Host, found: Map<number, Found>): Found {
  const known = found.get(id);
  if (known !== undefined) return known;
  const object = located(id, batch, host, found);
  found.set(id, object);
  return object;
}

function located(id: number, batch: Batch, host: Host, found: Map<number, Found>): Found {
  const path = batch.ObjectPaths[id];
  if (path === undefined) throw invalidArgument(`No object path ${id}`);
  if (path.ObjectPathType === PATH_NULL) return null;
  if (path.ObjectPathType === PATH_REFERENCE) return host.referenced(path.Name);
  if (path.ParentObjectPathId === undefined) return host.root;
  const resolve: Resolve = (other) => objectAt(other, batch, host, found);
  const parent = resolve(path.ParentObjectPathId);
  if (parent === null) return null;
  return stepped(parent, path, argumentsOf(path.ArgumentInfo, resolve));
}

function stepped(parent: HostObject, path: ObjectPath, values: readonly unknown[]): Found {
  const { ObjectPathType, Name } = path;
  const member = memberOf(parent, ObjectPathType === PATH_INDEXER ? "getItem" : Name);
  if (ObjectPathType === PATH_PROPERTY && member.kind === "property") {
    return member.get() as Found;
  }
  if (ObjectPathType === PATH_METHOD || ObjectPathType === PATH_INDEXER) {
    if (member.kind === "method") return member.call(...values) as Found;
  }
  throw invalidArgument(`${Name}: object path ${ObjectPathType}`);
}

/** The properties asked for, all simple ones without a choice; a collection answers for its items. */
function queried(object: HostObject, select: readonly string[] = []): Record<string, unknown> {
  const items = (object as { readonly items?: unknown }).items;
  if (Array.isArray(items)) {
    const names = select
      .filter((name) => name !== "items")
      .map((name) => name.replace(/^items\//, ""));
    return { _Items: (items as HostObject[]).map((item) => queried(item, names)) };
  }
  const result: Record<string, unknown> = { ...object[IDENTITY] };
  for (const name of select.length === 0 ? scalarNames(object) : select) add(result, object, name);
  return result;
}

function add(result: Record<string, unknown>, object: HostObject, path: string): void {
  const [name = "", ...rest] = path.split("/");
  const member = memberOf(object, name);
  if (member.kind === "method") throw invalidArgument(`${name} is a method.`);
  const value = member.get();
  const key = capitalised(name);
  if (!(value instanceof HostObject)) {
    result[key] = value;
    return;
  }
  const inner = queried(value, rest.length === 0 ? [] : [rest.join("/")]);
  result[key] = { ...(result[key] as object | undefined), ...inner };
}
