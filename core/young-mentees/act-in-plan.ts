import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireSwitchedOn } from './require-open.ts';

/**
 * A step of the mentee in a plan of their own, with the machinery of all mentorships, which asks again whether the pair is open.
 * @throws Refusal `young_request_unknown`, `mentorship_moved`; each of the step; the refusals by age
 */
export async function actInPlan(
  core: Core,
  member: Member,
  requestId: string,
  act: (mentorshipId: string) => Promise<unknown>,
): Promise<YoungRequestBody> {
  await act(await findOwnPlan(core, member, requestId));
  return getYoungRequest(core, member, requestId);
}

/**
 * The mentorship of a request for a plan.
 * @throws Refusal `young_request_unknown`, `mentorship_moved`; the refusals by age
 */
export async function findOwnPlan(core: Core, member: Member, requestId: string): Promise<string> {
  await requireSwitchedOn(core.db, member.standing);
  const one = await core.db
    .selectFrom('young_requests')
    .select(['kind', 'mentorship_id'])
    .where('id', '=', requestId)
    .where('mentee_id', '=', member.id)
    .executeTakeFirst();
  if (!one) throw new Refusal('young_request_unknown');
  if (one.kind !== 'plan' || one.mentorship_id === null) throw new Refusal('mentorship_moved');
  return one.mentorship_id;
}
