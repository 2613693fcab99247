import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { askBack } from '../written-reviews/ask-back.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireSwitchedOn } from './require-open.ts';
import { requirePairStill } from './require-pair-still.ts';

/**
 * Asks the mentor back once, with the machinery of all reviews.
 * @throws Refusal `young_request_unknown`, `mentoring_moved`; each of `requirePairStill` and `askBack`
 */
export async function askBackYoung(
  core: Core,
  member: Member,
  { requestId, text }: { requestId: string; text: string },
): Promise<YoungRequestBody> {
  await requireSwitchedOn(core.db, member.standing);
  const one = await core.db
    .selectFrom('young_requests')
    .select(['review_id', 'mentor_id'])
    .where('id', '=', requestId)
    .where('mentee_id', '=', member.id)
    .executeTakeFirst();
  if (!one) throw new Refusal('young_request_unknown');
  if (one.review_id === null) throw new Refusal('mentoring_moved');
  await requirePairStill(core.db, member, one.mentor_id);
  await askBack(core, member, { reviewId: one.review_id, text });
  return getYoungRequest(core, member, requestId);
}
