import { now } from '#db/now.ts';
import { record, type Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { teamWaits } from './waits.ts';

export const clockData: OwnData = {
  clocks: {
    removedBy: 'clocks:forget-ended',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('clocks')
        .select(['kind', 'subject_id', 'state', 'began_at', 'due_at', 'ended_at', 'extended_days'])
        .select((clock) => [
          clock('owed_by', '=', id).as('owed_by_you'),
          clock('awaited_by', '=', id).as('awaited_by_you'),
        ])
        .where((clock) => clock.or([clock('owed_by', '=', id), clock('awaited_by', '=', id)]))
        .execute(),
    erased: (tx, { id }) => releaseAllOf(tx, id),
  },
  heartbeats: 'names nobody',
  downtimes: 'names nobody',
};

/**
 * What somebody owes who is gone, nobody owes any more; and nobody is told of what they waited for, unless their team waits for it
 * with them.
 */
async function releaseAllOf(tx: Tx, accountId: string): Promise<void> {
  const released = await tx
    .updateTable('clocks')
    .set({ state: 'released', ended_at: now, next_notice_at: null, left_ms: null, stopped_state: null })
    .where((clock) =>
      clock.or([
        clock('owed_by', '=', accountId),
        clock.and([clock('awaited_by', '=', accountId), clock('kind', 'not in', teamWaits)]),
      ]),
    )
    .where('ended_at', 'is', null)
    .returning(['id', 'kind', 'subject_id', 'owed_by'])
    .execute();
  for (const { id, kind, subject_id: subjectId, owed_by: owedBy } of released)
    await record(tx, {
      name: 'clocks.ended',
      accountId: owedBy === accountId ? null : owedBy,
      subject: { clockId: id, kind, subjectId },
    });
}
