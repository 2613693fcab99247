import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import type { StoredEvent } from '../ground/events.ts';
import { type AnyReaction, hasToDo } from '../ground/reaction.ts';
import { modules } from '../modules.ts';
import { readEvent } from './events.ts';

export type Tasks = Record<string, (payload: unknown) => Promise<void>>;

/** Every reaction, as the task that its jobs name. */
export function reactionTasks(core: Core): Tasks {
  const reactions = modules.flatMap(({ reactions = [] }) => reactions);
  return Object.fromEntries(
    reactions.map((reaction) => [
      reaction.name,
      (payload) => react(core, reaction, (payload as { eventId: string }).eventId),
    ]),
  );
}

/** Runs a reaction to an event, unless it has had its effect before. */
export async function react(core: Core, reaction: AnyReaction, eventId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const [row] = await begin(tx, eventId, reaction.name);
    // Events are forgotten after a year, and with them what follows from them.
    if (!row?.isFirst) return;
    const event = readEvent(row);
    // It stays for a version of the program that knows what the event says.
    if (!event) throw new Error(`This version cannot read the event "${row.name}".`);
    if (hasToDo(reaction, event)) await reaction.run(tx, event as never, core);
  });
}

/** An event, and whether this is the first time that the reaction is begun, of those whose transaction is committed. */
const begin = prepared<[string, string], StoredEvent & { isFirst: boolean }>((tx, eventId, name) => {
  const statement = sql<StoredEvent & { isFirst: boolean }>`
    with begun as (
      insert into done_reactions (event_id, reaction)
      select id, ${name} from events where id = ${eventId}
      on conflict do nothing
      returning event_id
    )
    select events.id, events.name, events.account_id, events.subject, events.created_at,
      last_forms.form, last_forms.readers, exists (select from begun) as "isFirst"
    from events left join last_forms on last_forms.event_id = events.id
    where events.id = ${eventId}`;
  return { compile: () => statement.compile(tx) };
});
