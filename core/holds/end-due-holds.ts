import { sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import { isPending } from '../cases/is-pending.ts';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { holdRenewed } from './confirmed.ts';
import { endHold } from './steps/end-hold.ts';

const isNotRenewed = sql<boolean>`not exists (
  select from staff_proposals as proposal
  where proposal.kind = ${holdRenewed.kind} and proposal.subject_id = holds.id and proposal.state = 'waiting'
)`;

/** A report began it, and its case is not over. */
const isOfPendingCase = sql<boolean>`(
  is_by_report and exists (select from cases where cases.id = holds.case_id and ${isPending})
)`;

const isDue = sql<boolean>`((until <= now() or ends_with_case) and not ${isOfPendingCase})`;

/**
 * Ends holds whose time or case is over and whose renewal does not wait for a second member of staff. One that cannot be ended
 * does not stop the others.
 */
export async function endDueHolds({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .updateTable('holds')
    .set({ until: sql<Date>`now() + make_interval(days => ${caseTimes.secondLookDays}::int)` })
    .where('ended_at', 'is', null)
    .where('until', '<', sql<Date>`now() + interval '1 day'`)
    .where(isOfPendingCase)
    .execute();
  const due = await db
    .selectFrom('holds')
    .select('id')
    .where('ended_at', 'is', null)
    .where(isDue)
    .where(isNotRenewed)
    .execute();
  await tryEach(
    due,
    ({ id }) =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('holds')
          .select(['id', 'account_id'])
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .where(isDue)
          .where(isNotRenewed)
          .forUpdate()
          .executeTakeFirst();
        if (row) await endHold(tx, row);
      }),
    { failed: 'holds could not be ended.' },
  );
}
