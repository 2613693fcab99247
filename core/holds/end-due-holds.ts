import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { holdRenewed } from './confirmed.ts';
import { endHold } from './steps/end-hold.ts';

const isNotRenewed = sql<boolean>`not exists (
  select from staff_proposals as proposal
  where proposal.kind = ${holdRenewed.kind} and proposal.subject_id = holds.id and proposal.state = 'waiting'
)`;

/** Ends holds whose time is over and whose renewal does not wait for a second member of staff. One that cannot be ended does not stop the others. */
export async function endDueHolds({ db }: Pick<Core, 'db'>): Promise<void> {
  const due = await db
    .selectFrom('holds')
    .select('id')
    .where('ended_at', 'is', null)
    .where('until', '<=', sql<Date>`now()`)
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
          .where('until', '<=', sql<Date>`now()`)
          .where(isNotRenewed)
          .forUpdate()
          .executeTakeFirst();
        if (row) await endHold(tx, row);
      }),
    { failed: 'holds could not be ended.' },
  );
}
