import { beginDeadline } from '#core/deadlines/steps/begin-deadline.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, Cases } from '#tests/ground/module-samples.ts';
import { world } from '#tests/ground/world.ts';

async function deadline(
  core: TestCore,
  name: 'clocks.extended' | 'clocks.lapsed',
  kind: 'owner_hand_over' | 'first_message' = 'owner_hand_over',
): Promise<Case> {
  const { owner, mate } = await world(core);
  const subjectId = newId();
  await core.db
    .transaction()
    .execute((tx) =>
      beginDeadline(tx, { kind, subjectId, owes: { accountId: mate.id }, awaitedBy: owner.id }),
    );
  const { id: deadlineId } = await core.db
    .selectFrom('clocks')
    .select('id')
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  const event: CoreEvent = { name, accountId: mate.id, subject: { clockId: deadlineId, kind, subjectId } };
  if (kind === 'first_message') return { event, notified: {} };
  if (name === 'clocks.extended') return { event, notified: { [owner.id]: 'more_time' } };
  return { event, notified: { [mate.id]: 'turn_ended', [owner.id]: 'wait_ended' } };
}

export const deadlineEvents: Cases<Extract<EventName, `clocks.${string}`>> = {
  'clocks.began': 'none',
  'clocks.extended': [(core) => deadline(core, 'clocks.extended')],
  'clocks.ended': 'none',
  'clocks.lapsed': [
    (core) => deadline(core, 'clocks.lapsed'),
    (core) => deadline(core, 'clocks.lapsed', 'first_message'),
  ],
  'clocks.noticeDue': 'emails',
};
