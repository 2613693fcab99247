import { sql } from 'kysely';
import { verificationTimes } from '#contract/verifications/limits.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { renewRosterMarks } from '../verifications/steps/mark-by-roster.ts';

const most = 200;
/** Before the members are reminded of an end. */
const daysBefore = verificationTimes.reminderDays + 2;

/** The mark of a student by a roster does not end while an institution has the student. */
export async function renewMarks({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(renewSome)) === most);
}

async function renewSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('verifications as mark')
    .select('mark.id')
    .where('mark.kind', '=', 'student')
    .where('mark.way', '=', 'roster')
    .where('mark.state', '=', 'verified')
    .where('mark.expires_at', '<=', sql<Date>`now() + make_interval(days => ${daysBefore}::int)`)
    .where(
      sql<boolean>`exists (
        select from roster_memberships
        where roster_memberships.account_id = mark.account_id and roster_memberships.state = 'member'
      )`,
    )
    .orderBy('mark.expires_at')
    .limit(most)
    .forUpdate('mark')
    .skipLocked()
    .execute();
  await renewRosterMarks(
    tx,
    due.map(({ id }) => id),
  );
  return due.length;
}
