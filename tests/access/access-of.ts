import type { Call } from '#contract/ground/call.ts';
import type { Caller, Thing } from './access-callers.ts';

/** For calls whose path names no thing. */
export const nothing = null;

type NamesOfCalls<Module> = {
  [Name in keyof Module]: Module[Name] extends Pick<Call, 'method' | 'path' | 'answer'> ? Name : never;
}[keyof Module];

/** Values of parameters, where those of tests/access/access-samples.ts do not fit this call. */
type Sends = Record<string, (caller: Caller) => unknown>;

/** The sample of a call: the thing that its path names, and the values that it sends. */
export type Access = { thing: Thing | null; sends: Sends };

/** Pairs each call of a module with its sample. A call that is left out does not compile. */
export function accessOf<Module extends object>(
  calls: Module,
  things: Record<NamesOfCalls<Module>, Thing | null>,
  sends: Partial<Record<NamesOfCalls<Module>, Sends>> = {},
): [Call, Access][] {
  return (Object.keys(things) as NamesOfCalls<Module>[]).map((name) => [
    calls[name] as Call,
    { thing: things[name], sends: sends[name] ?? {} },
  ]);
}
