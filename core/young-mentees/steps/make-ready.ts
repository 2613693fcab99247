import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { holdAccounts } from '../../mentoring/steps/hold-accounts.ts';

/** In a statement over `young_mentors`: both have answered, or had their time. */
export const areReferencesDone = sql<boolean>`not exists (
  select from young_mentor_references as one
  where one.account_id = young_mentors.account_id and answered_at is null and expires_at > now()
)`;

/** An administrator decides within two working days from here. Of several servers the first asks. */
export async function makeReady(tx: Tx, mentorId: string): Promise<void> {
  // An erasure holds the account before these rows.
  await holdAccounts(tx, [mentorId]);
  const ready = await tx
    .updateTable('young_mentors')
    .set({ state: 'waiting', ready_at: now })
    .where('account_id', '=', mentorId)
    .where('state', '=', 'references')
    .where(areReferencesDone)
    .returning('account_id')
    .executeTakeFirst();
  if (!ready) return;
  await beginDeadline(tx, {
    kind: 'young_mentor_review',
    subjectId: mentorId,
    owes: 'us',
    awaitedBy: mentorId,
  });
  await record(tx, { name: 'youngMentees.mentorReady', accountId: null, subject: { mentorId } });
}
