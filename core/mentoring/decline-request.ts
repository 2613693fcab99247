import type { MentoringDecline } from '#contract/mentoring/limits.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayAnswer } from '#rules/mentoring/session-states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteActivity } from '../mentors/steps/end-still-asked.ts';
import { getSession } from './get-session.ts';
import { endSession } from './steps/end-session.ts';
import { holdOwnSession } from './steps/hold-session.ts';

type Said = { sessionId: string; reason: MentoringDecline; words: string };

/**
 * Says no to a request with a reason. A second decline changes nothing.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_late`
 */
export async function declineRequest(core: Core, member: Member, said: Said): Promise<SessionBody> {
  const { sessionId, reason, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (one.state === 'declined' && side === 'mentor') return;
    if (one.state === 'lapsed' && side === 'mentor') throw new Refusal('mentoring_late');
    if (!mayAnswer(facts, side, now)) throw new Refusal('mentoring_moved');
    if (!(await meetDeadline(tx, 'mentoring_answer', one.id))) throw new Refusal('mentoring_late');
    await endSession(tx, one, { state: 'declined', by: 'mentor', accountId: member.id, reason, words });
    await noteActivity(tx, member.id);
  });
  return getSession(core, member, sessionId);
}
