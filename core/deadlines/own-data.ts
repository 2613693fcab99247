import { sql } from 'kysely';
import { record, type Tx } from '../ground/events.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { rememberedDeadlines, teamDeadlines } from './deadline-rules.ts';
import { endedAs } from './ended-as.ts';
import { isWaiting } from './is-waiting.ts';

export const deadlineData: OwnData = {
  clocks: {
    isNeverHeld: true,
    removedBy: 'clocks:forget-ended',
    limit: {
      kept: '1 year',
      // A late one is kept while its step is open, one of an agreement while something is owed.
      since: sql`case when not one.is_late and one.kind <> all(${rememberedDeadlines}::text[]) then one.ended_at end`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('clocks')
        .select(['kind', 'subject_id', 'began_at', 'due_at', 'extended_days'])
        .select('is_late as still_waits')
        .select((deadline) => [
          deadline
            .case()
            .when(isNotNotified(id))
            .then('running')
            .else(deadline.ref('state'))
            .end()
            .as('state'),
          deadline
            .case()
            .when(isNotNotified(id))
            .then(null)
            .else(deadline.ref('ended_at'))
            .end()
            .as('ended_at'),
        ])
        .select((deadline) => [
          deadline('owed_by', '=', id).as('owed_by_you'),
          deadline('awaited_by', '=', id).as('awaited_by_you'),
        ])
        .where((deadline) => deadline.or([deadline('owed_by', '=', id), deadline('awaited_by', '=', id)]))
        .where(sql<boolean>`not (is_untold and state = 'released' and awaited_by = ${id})`)
        .execute(),
    erased: (tx, { id }) => releaseAllOf(tx, id),
  },
  clock_reminders: 'names no one',
  heartbeats: 'names no one',
  downtimes: 'names no one',
};

/** An answer that can still be taken back stays hidden from the member who waits for it. */
function isNotNotified(accountId: string) {
  return sql<boolean>`(is_untold and state = 'met' and awaited_by = ${accountId})`;
}

/**
 * Releases every deadline that a deleted member owed, and every deadline they waited for, except those for which their team
 * waits as well.
 */
async function releaseAllOf(tx: Tx, accountId: string): Promise<void> {
  const released = await tx
    .updateTable('clocks')
    .set(endedAs('released'))
    .where((deadline) =>
      deadline.or([
        deadline('owed_by', '=', accountId),
        deadline.and([deadline('awaited_by', '=', accountId), deadline('kind', 'not in', teamDeadlines)]),
      ]),
    )
    .where(isWaiting)
    .returning(['id', 'kind', 'subject_id', 'owed_by'])
    .execute();
  for (const { id, kind, subject_id: subjectId, owed_by: owedBy } of released)
    await record(tx, {
      name: 'clocks.ended',
      accountId: owedBy === accountId ? null : owedBy,
      subject: { clockId: id, kind, subjectId },
    });
}
