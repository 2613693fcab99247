import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import type { StoredEvent, Tx } from '../ground/events.ts';
import { inTurns } from '../ground/in-turns.ts';
import { type AnyReaction, hasToDo } from '../ground/reaction.ts';
import { modules } from '../modules.ts';
import { readEvent } from './events.ts';

export type Tasks = Record<string, (payload: unknown) => Promise<void>>;

const reactions: readonly AnyReaction[] = modules.flatMap((module) => module.reactions ?? []);
/** In a batch a reaction waits at most 1 s for a locked row, because all others wait with it. It is retried later. */
const patience = sql`set local lock_timeout = '1s'`;

/** The tasks of reactions that handle several events together: as many of their jobs may run at once. */
export const tasksTogether = reactions.flatMap(({ name, together }) => (together ? [name] : []));

/** Every reaction, as the task that its jobs name. */
export function reactionTasks(core: Core): Tasks {
  const reactSoon = reactTogether(core);
  return Object.fromEntries(
    reactions.map((reaction) => [
      reaction.name,
      (payload) => {
        const { eventId } = payload as { eventId: string };
        return reaction.together ? reactSoon({ reaction, eventId }) : react(core, reaction, eventId);
      },
    ]),
  );
}

type Asked = { reaction: AnyReaction; eventId: string };

/** Runs a reaction to an event, unless it has already had its effect. */
export async function react(core: Core, reaction: AnyReaction, eventId: string): Promise<void> {
  await core.db.transaction().execute((tx) => reactTo(tx, core, [{ reaction, eventId }]));
}

/** Reactions requested in one turn share a transaction: `inTurns`. */
export function reactTogether(core: Core): (asked: Asked) => Promise<void> {
  return inTurns<Asked, void>((some) =>
    core.db.transaction().execute(async (tx) => {
      await patience.execute(tx);
      await reactTo(tx, core, some);
      return [];
    }),
  );
}

/** In the order in which the reactions are declared, and of the events. */
async function reactTo(tx: Tx, core: Core, asked: readonly Asked[]): Promise<void> {
  // A job that was handed back may run twice at the same time.
  const pairs = new Set(
    asked.map(({ reaction, eventId }) => JSON.stringify({ reaction: reaction.name, event_id: eventId })),
  );
  const rows = await begin(tx, `[${[...pairs].join()}]`);
  for (const reaction of inOrder(asked)) {
    const events = rows.flatMap((row) => {
      if (row.reaction !== reaction.name) return [];
      const event = readEvent(row);
      // The job stays for a version of the program that can read the event.
      if (!event) throw new Error(`This version cannot read the event "${row.name}".`);
      return hasToDo(reaction, event) ? [event] : [];
    });
    if (reaction.together && events.length > 1) await reaction.together(tx, events as never[], core);
    else for (const event of events) await reaction.run(tx, event as never, core);
  }
}

/** Each reaction once, in the order of declaration: some of them depend on the ones before. */
function inOrder(asked: readonly Asked[]): AnyReaction[] {
  const wanted = [...new Set(asked.map(({ reaction }) => reaction))];
  return wanted.toSorted((one, other) => reactions.indexOf(one) - reactions.indexOf(other));
}

/**
 * The committed events whose reactions begin for the first time; deleted events (after a year) have none. `offset 0` forces
 * lookups by key despite stale statistics; named columns spare planning the statement again in each transaction.
 */
const begin = prepared<[string], StoredEvent & { reaction: string }>((tx, pairs) => {
  const statement = sql<StoredEvent & { reaction: string }>`
    with asked as materialized (
      select id, name, account_id, subject, created_at, reaction
      from json_to_recordset(${pairs}::json) as one (event_id bigint, reaction text)
      cross join lateral (
        select id, name, account_id, subject, created_at from events where id = event_id offset 0
      ) as event
    ), begun as (
      insert into done_reactions (event_id, reaction)
      select id, reaction from asked order by id, reaction
      on conflict do nothing
      returning event_id, reaction
    )
    select asked.id, asked.name, asked.account_id, asked.subject, asked.created_at, asked.reaction, form, readers
    from asked
      join begun on begun.event_id = asked.id and begun.reaction = asked.reaction
      left join lateral (select form, readers from last_forms where event_id = asked.id offset 0) as last on true
    order by asked.id`;
  return { compile: () => statement.compile(tx) };
});
