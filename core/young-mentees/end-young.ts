import type { MentoringCancellation } from '#contract/mentoring/limits.ts';
import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { cancelSession } from '../mentoring/cancel-session.ts';
import { withdrawRequest } from '../mentoring/withdraw-request.ts';
import { withdrawMentorship } from '../mentorships/withdraw-mentorship.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { cancelReview } from '../written-reviews/cancel-review.ts';
import { withdrawReview } from '../written-reviews/withdraw-review.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireSwitchedOn } from './require-open.ts';
import { requirePairStill } from './require-pair-still.ts';
import { endRequest } from './steps/end-request.ts';
import { holdRequest } from './steps/hold-request.ts';

type Why = { reason: MentoringCancellation; words: string };
const noWords: Why = { reason: 'not_needed', words: '' };

/**
 * Ends a request of the member’s own in whichever state it waits, its review or proposed plan before the answer,
 * or its session before it begins.
 * The mentor reads the reason for which a session is cancelled. A second end changes nothing.
 * @throws Refusal `young_request_unknown`, `mentoring_moved`, `mentorship_moved`; each of `requirePairStill`; the refusals by age
 */
export async function endYoung(
  core: Core,
  member: Member,
  requestId: string,
  why = noWords,
): Promise<YoungRequestBody> {
  const sent = await core.db.transaction().execute(async (tx) => {
    const one = await holdRequest(tx, requestId, member.id);
    await requireSwitchedOn(tx, await holdOwnStanding(tx, member));
    if (one?.mentee_id !== member.id) throw new Refusal('young_request_unknown');
    if (one.state === 'sent') return one;
    if (one.state === 'with_guardian' || one.state === 'agreed')
      await endRequest(tx, one, 'withdrawn', member.id);
    else if (one.state !== 'withdrawn') throw new Refusal('mentoring_moved');
    return null;
  });
  if (sent) await requirePairStill(core.db, member, sent.mentor_id);
  if (sent?.review_id) await endReviewOf(core, member, sent.review_id);
  if (sent?.kind === 'plan' && sent.mentorship_id) await withdrawMentorship(core, member, sent.mentorship_id);
  if (sent?.session_id) await endSessionOf(core, member, sent.session_id, why);
  return getYoungRequest(core, member, requestId);
}

async function endReviewOf(core: Core, member: Member, reviewId: string): Promise<void> {
  const found = await core.db
    .selectFrom('written_reviews')
    .select('state')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  if (found?.state === 'asked' || found?.state === 'withdrawn') await withdrawReview(core, member, reviewId);
  else await cancelReview(core, member, { reviewId, reason: 'not_needed', words: '' });
}

async function endSessionOf(core: Core, member: Member, sessionId: string, why: Why): Promise<void> {
  const found = await core.db
    .selectFrom('mentoring_sessions')
    .select('state')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (found?.state === 'asked' || found?.state === 'withdrawn')
    await withdrawRequest(core, member, sessionId);
  else await cancelSession(core, member, { sessionId, ...why });
}
