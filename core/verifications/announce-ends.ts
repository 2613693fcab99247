import { now } from '#db/now.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import type { Tx } from '../ground/events.ts';
import { findDueMarks, mostMarks } from './steps/find-due-marks.ts';

/** Tells members whose mark ends in 30 days, once. */
export async function announceEnds({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(announceSome)) === mostMarks);
}

async function announceSome(tx: Tx): Promise<number> {
  const due = await findDueMarks(tx, 'announced');
  for (const { id: verificationId, email_verified_at } of due) {
    await tx
      .updateTable('verifications')
      .set({ reminded_at: now })
      .where('id', '=', verificationId)
      .execute();
    await post(tx, { letter: 'verification-ending', verificationId }, causeOfOutcome({ email_verified_at }));
  }
  return due.length;
}
