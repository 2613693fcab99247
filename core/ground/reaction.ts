import type { Core } from './core.ts';
import type { EventName, EventOf, Tx } from './events.ts';

/** What follows from an event, later and in a transaction of its own. */
export type Reaction<Name extends EventName> = {
  /** Its module and what it does, as in `leaving:confirm`: the name of its jobs, so it must stay. */
  name: string;
  to: readonly Name[];
  /** By what such an event says, whether there is anything to do; no job is made where there is nothing. */
  when?(subject: EventOf<Name>['subject'], name: Name): boolean;
  /**
   * Makes the effect, all of it within `tx`: it is made once for each event, though this may run more often. What lies
   * outside the database, such as a mail, leaves by a job of its own.
   */
  run(tx: Tx, event: EventOf<Name>, core: Core): Promise<void>;
  /**
   * The same for several events, in the order of their ids, within one transaction: for a reaction to very many. It holds nothing
   * that somebody may hold who waits for it, since what it holds for one event it keeps while it does the others.
   */
  together?(tx: Tx, events: readonly EventOf<Name>[], core: Core): Promise<void>;
};

/** As a module lists it among others. */
export type AnyReaction = Omit<Reaction<EventName>, 'run' | 'when' | 'together'> & {
  when?(subject: never, name: never): boolean;
  run(tx: Tx, event: never, core: Core): Promise<void>;
  together?(tx: Tx, events: readonly never[], core: Core): Promise<void>;
};

/** Declares what follows from each of these events. */
export function reaction<Name extends EventName>(declared: Reaction<Name>): Reaction<Name> {
  return declared;
}

let reactions: Map<string, AnyReaction[]> | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowReactions(declared: readonly AnyReaction[]): void {
  reactions = new Map();
  for (const one of declared)
    for (const event of one.to) reactions.set(event, [...(reactions.get(event) ?? []), one]);
}

/** The names of the reactions to this event. Throws rather than lose some where nobody has loaded the modules. */
export function reactionsTo({ name, subject = {} }: { name: EventName; subject?: object }): string[] {
  if (!reactions) throw new Error('Call createCore before anything is recorded.');
  return (reactions.get(name) ?? []).flatMap((one) => (hasToDo(one, { name, subject }) ? one.name : []));
}

/** Also asked before it runs: a server of the version before has made jobs for all of them. */
export function hasToDo(
  { when }: AnyReaction,
  { name, subject }: { name: EventName; subject: object },
): boolean {
  return when?.(subject as never, name as never) ?? true;
}
