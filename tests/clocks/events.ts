import { beginClock } from '#core/clocks/steps/begin-clock.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import type { TestCore } from '../database.ts';
import type { Case, Cases } from '../module-samples.ts';
import { world } from '../world.ts';

async function clock(
  core: TestCore,
  name: 'clocks.extended' | 'clocks.lapsed',
  kind: 'owner_hand_over' | 'first_message' = 'owner_hand_over',
): Promise<Case> {
  const { owner, mate } = await world(core);
  const subjectId = newId();
  await core.db
    .transaction()
    .execute((tx) => beginClock(tx, { kind, subjectId, owes: { accountId: mate.id }, awaitedBy: owner.id }));
  const { id: clockId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  const event: CoreEvent = { name, accountId: mate.id, subject: { clockId, kind, subjectId } };
  if (kind === 'first_message') return { event, notified: {} };
  if (name === 'clocks.extended') return { event, notified: { [owner.id]: 'more_time' } };
  return { event, notified: { [mate.id]: 'turn_ended', [owner.id]: 'wait_ended' } };
}

export const clockEvents: Cases<Extract<EventName, `clocks.${string}`>> = {
  'clocks.began': 'nobody',
  'clocks.extended': [(core) => clock(core, 'clocks.extended')],
  'clocks.ended': 'nobody',
  'clocks.lapsed': [
    (core) => clock(core, 'clocks.lapsed'),
    (core) => clock(core, 'clocks.lapsed', 'first_message'),
  ],
  'clocks.noticeDue': 'letters',
};
