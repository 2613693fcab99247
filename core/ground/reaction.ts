import type { Core } from './core.ts';
import type { EventName, EventOf, Tx } from './events.ts';

/** What follows from an event, later and in a transaction of its own. */
export type Reaction<Name extends EventName> = {
  /** Its module and what it does, as in `leaving:confirm`: the name of its jobs, so it must stay. */
  name: string;
  to: readonly Name[];
  /**
   * Makes the effect, all of it within `tx`: it is made once for each event, though this may run more often. What lies
   * outside the database, such as a mail, leaves by a job of its own.
   */
  run(tx: Tx, event: EventOf<Name>, core: Core): Promise<void>;
};

/** As a module lists it among others. */
export type AnyReaction = Omit<Reaction<EventName>, 'run'> & {
  run(tx: Tx, event: never, core: Core): Promise<void>;
};

/** Declares what follows from each of these events. */
export function reaction<Name extends EventName>(declared: Reaction<Name>): Reaction<Name> {
  return declared;
}

let reactions: Map<string, string[]> | undefined;

/** Told by `core/modules.ts`, which knows every module; this one knows none. */
export function knowReactions(declared: readonly AnyReaction[]): void {
  reactions = new Map();
  for (const { name, to } of declared)
    for (const event of to) reactions.set(event, [...(reactions.get(event) ?? []), name]);
}

/** The names of the reactions to this event. Throws rather than lose some where nobody has loaded the modules. */
export function reactionsTo(event: EventName): string[] {
  if (!reactions) throw new Error('Load core/modules.ts before anything is recorded.');
  return reactions.get(event) ?? [];
}
