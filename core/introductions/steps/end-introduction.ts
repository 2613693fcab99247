import { introductionDeadlines } from '#contract/introductions/deadline-of.ts';
import { now } from '#db/now.ts';
import type { IntroductionEnd, IntroductionSide } from '#rules/introductions/introduction-states.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type IntroductionRow, subjectOf } from '../row.ts';

type End = {
  state: IntroductionEnd;
  /** The member who led to it, if one did. */
  by?: string | null;
  releasedBy?: IntroductionSide;
  reason?: string;
  words?: string;
  conversationId?: string;
  acceptedAs?: string | null;
};

/** Ends a held request that waits. No one owes an answer any more. */
export async function endIntroduction(tx: Tx, one: IntroductionRow, end: End): Promise<void> {
  const { state, by = null, releasedBy, reason = '', words = '', conversationId, acceptedAs = null } = end;
  const isAnswer = state === 'accepted' || state === 'declined';
  await tx
    .updateTable('introductions')
    .set({ state, ended_at: now, reason, words, accepted_as: acceptedAs })
    .set({ released_by: releasedBy ?? null, conversation_id: conversationId ?? null })
    .set({ answered_by: isAnswer ? by : null })
    .where('id', '=', one.id)
    .execute();
  for (const kind of introductionDeadlines) await releaseDeadline(tx, kind, one.id);
  const subject = subjectOf(one);
  if (isAnswer)
    await record(tx, {
      name: 'introductions.answered',
      accountId: by,
      subject: { ...subject, answer: state },
    });
  else await record(tx, { name: `introductions.${state}`, accountId: by, subject });
}
