import { sql } from 'kysely';
import type { DeskMentorBody } from '#contract/mentors/desk-calls.ts';
import { mentorLimits } from '#contract/mentors/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { findGrounds, lacksOf } from './find-lacks.ts';
import type { MentorRow } from './row.ts';
import { holdReview } from './steps/hold-review.ts';
import { setOpen } from './steps/set-open.ts';
import { settleMentor } from './steps/settle-mentor.ts';
import { showReview } from './steps/show-review.ts';

type Decision = {
  reviewId: string;
  /** The version of the page that the administrator has read. */
  version: number;
  verdict: 'approved' | 'returned';
  reason: string;
};

/**
 * Lets others read a held text, or returns it. An approved first text opens the page, unless it lacks something by now. A
 * decision that is sent twice is made once.
 * @throws Refusal `mentor_review_unknown`, `mentor_own_review`, `conflict`, `mentor_reason_missing`
 */
export async function decideReview(
  core: Core,
  administrator: Member,
  { reviewId, version, verdict, reason }: Decision,
): Promise<DeskMentorBody> {
  return core.db.transaction().execute(async (tx) => {
    const { review, row } = await holdReview(tx, administrator, reviewId);
    const decided = { state: verdict, reason, decided_by: administrator.id };
    if (isWritten(review, decided)) return showReview(tx, administrator, reviewId);
    if (review.state !== 'waiting' || row.version !== version) throw new Refusal('conflict');
    if (verdict === 'returned' && [...reason].length < mentorLimits.reason.min)
      throw new Refusal('mentor_reason_missing', { param: 'reason' });
    await tx
      .updateTable('mentor_reviews')
      .set({ ...decided, decided_at: now })
      .where('id', '=', reviewId)
      .execute();
    // A late review meets its deadline too: reviews that we owe do not end by waiting.
    if (!(await meetDeadline(tx, 'mentor_page_review', reviewId)))
      await releaseDeadline(tx, 'mentor_page_review', reviewId);
    if (verdict === 'approved') await (review.opens ? openFirst(tx, row) : takeOver(tx, row));
    const mentorId = row.account_id;
    await record(tx, {
      name: `mentors.${verdict}` as const,
      accountId: administrator.id,
      subject: { mentorId },
    });
    await noteAction(tx, administrator, {
      action: `mentor.${verdict}`,
      subjectId: mentorId,
      detail: reason,
    });
    return showReview(tx, administrator, reviewId);
  });
}

/** Its texts are approved all the same, so that the mentor can open it once nothing is missing. */
async function openFirst(tx: Tx, row: MentorRow): Promise<void> {
  const lacks = lacksOf(await findGrounds(tx, row.account_id), row);
  if (row.state === 'draft' && lacks.length === 0) return setOpen(tx, row, null);
  await tx.updateTable('mentors').set({ opened_at: now }).where('account_id', '=', row.account_id).execute();
}

async function takeOver(tx: Tx, row: MentorRow): Promise<void> {
  if (!row.proposed) throw new Error(`The text of ${row.account_id} that waited has gone.`);
  await tx
    .updateTable('mentors')
    .set({ said: JSON.stringify(row.proposed), proposed: sql<string>`null`, version: row.version + 1 })
    .where('account_id', '=', row.account_id)
    .execute();
  await settleMentor(tx, row);
}
