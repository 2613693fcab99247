import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayAnswer } from '#rules/mentoring/session-states.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getSession } from './get-session.ts';
import { confirm } from './steps/confirm.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { requireLocation } from './steps/require-location.ts';
import type { SaidLocation } from './stored-location.ts';

/**
 * Says yes to a request, with where the two meet. A second yes changes nothing.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_location`; `mentoring_late` after the deadline;
 * `mentoring_not_available` where the mentee has gone
 */
export async function confirmRequest(
  core: Core,
  member: Member,
  { sessionId, ...where }: SaidLocation & { sessionId: string },
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts, otherId } = await holdOwnSession(tx, member, sessionId);
    if (one.state === 'confirmed' && side === 'mentor') return;
    if (one.state === 'lapsed' && side === 'mentor') throw new Refusal('mentoring_late');
    if (!mayAnswer(facts, side, now)) throw new Refusal('mentoring_moved');
    if (otherId === null || (await isBlockedBetween(tx, member.id, otherId)))
      throw new Refusal('mentoring_not_available');
    const stored = await requireLocation(tx, one, where);
    if (!(await meetDeadline(tx, 'mentoring_answer', one.id))) throw new Refusal('mentoring_late');
    await confirm(tx, one, { where: stored, accountId: member.id });
    await noteActivity(tx, member.id);
  });
  return getSession(core, member, sessionId);
}
