import { now } from '#db/now.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type ReviewRow, subjectOf } from '../row.ts';

type End = {
  state: 'closed' | 'declined' | 'withdrawn' | 'lapsed' | 'cancelled' | 'released';
  by?: Side | null;
  accountId?: string | null;
  reason?: string;
  words?: string;
};

/** Ends a held review, in whichever state it is. No one owes a step of it any more. */
export async function endReview(tx: Tx, one: ReviewRow, end: End): Promise<void> {
  const { state, by = null, accountId = null, reason = '', words = '' } = end;
  await tx
    .updateTable('written_reviews')
    .set({ state, ended_at: now, ended_by: by, reason, words })
    .where('id', '=', one.id)
    .execute();
  for (const kind of ['mentoring_answer', 'review_due', 'review_asking_back', 'review_ask_back'] as const)
    await releaseDeadline(tx, kind, one.id);
  await record(tx, { name: `writtenReviews.${state}`, accountId, subject: subjectOf(one) });
}
