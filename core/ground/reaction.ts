import { type RawBuilder, sql } from 'kysely';
import type { Core } from './core.ts';
import type { EventName, EventOf, Tx } from './events.ts';
import type { Start } from './start.ts';

/** A consequence of an event, later and in a transaction of its own. */
export type Reaction<Name extends EventName> = {
  /** Its module and its action, as in `leaving:confirm`: the name of its jobs, so it must not change. */
  name: string;
  to: readonly Name[];
  /** Whether there is anything to do, judged by the event's subject; if not, no job is made. */
  when?(subject: EventOf<Name>['subject'], name: Name): boolean;
  /**
   * Rows of the event's account without which there is nothing to do: no job is made where there are none as the event is
   * written. A transaction that adds one and a transaction that records the event must wait for each other.
   */
  needs?: Start;
  /**
   * Makes the whole effect within `tx`: once for each event, though this may run more often. Effects outside the database,
   * such as an email, need a job of their own.
   */
  run(tx: Tx, event: EventOf<Name>, core: Core): Promise<void>;
  /**
   * The same for several events, in the order of their ids, in one transaction: for very frequent events. Its locks last
   * until the end of all events, so it must take no lock whose holder may wait for it.
   */
  together?(tx: Tx, events: readonly EventOf<Name>[], core: Core): Promise<void>;
};

/** As a module lists it among others. */
export type AnyReaction = Omit<Reaction<EventName>, 'run' | 'when' | 'together'> & {
  when?(subject: never, name: never): boolean;
  run(tx: Tx, event: never, core: Core): Promise<void>;
  together?(tx: Tx, events: readonly never[], core: Core): Promise<void>;
};

/** Declares the consequence of each of these events. */
export function reaction<Name extends EventName>(declared: Reaction<Name>): Reaction<Name> {
  return declared;
}

let reactions: Map<string, AnyReaction[]> | undefined;
let needing: readonly AnyReaction[] = [];

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowReactions(declared: readonly AnyReaction[]): void {
  reactions = new Map();
  needing = declared.filter(({ needs }) => needs);
  for (const one of declared)
    for (const event of one.to) reactions.set(event, [...(reactions.get(event) ?? []), one]);
}

/** The names of the reactions to this event. Throws if the modules are not loaded, so that no reaction is lost. */
export function reactionsTo({ name, subject = {} }: { name: EventName; subject?: object }): string[] {
  if (!reactions) throw new Error('Call createCore before anything is recorded.');
  return (reactions.get(name) ?? []).flatMap((one) => (hasToDo(one, { name, subject }) ? one.name : []));
}

/** Whether this account has the rows that the reaction of this name needs. */
export function hasNeeded(name: RawBuilder<string>, accountId: RawBuilder<string>): RawBuilder<boolean> {
  const choices = needing.flatMap((one) =>
    one.needs ? [sql`when ${name} = ${sql.lit(one.name)} then exists (${one.needs(accountId)})`] : [],
  );
  return choices.length > 0 ? sql`case ${sql.join(choices, sql` `)} else true end` : sql`true`;
}

/** Also checked before it runs: a server of the version before has made jobs for all of them. */
export function hasToDo(
  { when }: AnyReaction,
  { name, subject }: { name: EventName; subject: object },
): boolean {
  return when?.(subject as never, name as never) ?? true;
}
