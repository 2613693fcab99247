import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import { loadEvents } from '../ground/events.ts';
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
  const [row] = await loadEvents(core, [eventId]);
  // Events are forgotten after a year, and with them what follows from them.
  if (!row) return;
  const event = readEvent(row);
  // It stays for a version of the program that knows what the event says.
  if (!event) throw new Error(`This version cannot read the event "${row.name}".`);
  if (!hasToDo(reaction, event)) return;
  await core.db.transaction().execute(async (tx) => {
    const [first] = await begin(tx, eventId, reaction.name);
    if (first) await reaction.run(tx, event as never, core);
  });
}

/** Answered once for each event and reaction, where the transaction is committed. */
const begin = prepared((tx, eventId: string, name: string) =>
  tx
    .insertInto('done_reactions')
    .values({ event_id: eventId, reaction: name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id'),
);
