import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { findDueMarks, mostMarks } from './steps/find-due-marks.ts';

/** Ends marks after their twelve months, and tells their owners. */
export async function endMarks({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(endSome)) === mostMarks);
}

async function endSome(tx: Tx): Promise<number> {
  const due = await findDueMarks(tx, 'over');
  for (const { id: verificationId, account_id: accountId, email_verified_at } of due) {
    await tx
      .updateTable('verifications')
      .set({ state: 'expired', ended_at: now, version: sql<number>`version + 1` })
      .where('id', '=', verificationId)
      .execute();
    await record(tx, {
      name: 'verifications.changed',
      accountId,
      subject: { verificationId, what: 'ended' },
    });
    await post(tx, { letter: 'verification-expired', verificationId }, causeOfOutcome({ email_verified_at }));
  }
  return due.length;
}
