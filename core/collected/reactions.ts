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
/** What is done together waits no longer for a row that somebody holds: all others would wait with it. It is tried again later. */
const patience = sql`set local lock_timeout = '1s'`;

/** The tasks of reactions that are done for several events together: as many jobs of theirs may be begun at once. */
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

/** Runs a reaction to an event, unless it has had its effect before. */
export async function react(core: Core, reaction: AnyReaction, eventId: string): Promise<void> {
  await core.db.transaction().execute((tx) => reactTo(tx, core, [{ reaction, eventId }]));
}

/** Reactions that are asked for in one turn share a transaction: `inTurns`. */
export function reactTogether(core: Core): (asked: Asked) => Promise<void> {
  return inTurns<Asked, void>((some) =>
    core.db.transaction().execute(async (tx) => {
      await patience.execute(tx);
      await reactTo(tx, core, some);
      return [];
    }),
  );
}

/** In the order of the reactions' declaration and of the events. */
async function reactTo(tx: Tx, core: Core, asked: readonly Asked[]): Promise<void> {
  // A job that was handed back may be begun beside itself.
  const pairs = new Set(
    asked.map(({ reaction, eventId }) => JSON.stringify({ reaction: reaction.name, event_id: eventId })),
  );
  const rows = await begin(tx, `[${[...pairs].join()}]`);
  for (const reaction of inOrder(asked)) {
    const events = rows.flatMap((row) => {
      if (row.reaction !== reaction.name) return [];
      const event = readEvent(row);
      // It stays for a version of the program that knows what the event says.
      if (!event) throw new Error(`This version cannot read the event "${row.name}".`);
      return hasToDo(reaction, event) ? [event] : [];
    });
    if (reaction.together && events.length > 1) await reaction.together(tx, events as never[], core);
    else for (const event of events) await reaction.run(tx, event as never, core);
  }
}

/** Each reaction once, as they are declared: some of them say what is done by the ones before. */
function inOrder(asked: readonly Asked[]): AnyReaction[] {
  const wanted = [...new Set(asked.map(({ reaction }) => reaction))];
  return wanted.toSorted((one, other) => reactions.indexOf(one) - reactions.indexOf(other));
}

/**
 * The events of those reactions that are begun for the first time, of those whose transaction is committed. Events are forgotten
 * after a year, and with them what follows from them. Each is looked for by its key, whatever the statistics say of a table that
 * was empty a moment ago. Its columns are named: what asks for all of them is planned anew each time in a transaction.
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
