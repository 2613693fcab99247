import { now } from '#db/now.ts';
import { causeOfNews } from '../accounts/cause-of-owner.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
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
    await post(tx, { letter: 'verification-ending', verificationId }, causeOfNews({ email_verified_at }));
  }
  return due.length;
}
