import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayAnswerClaim } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { answerHeldClaim } from './steps/answer-held-claim.ts';
import { holdOwnSession } from './steps/hold-session.ts';

type Answer = { sessionId: string; answer: 'accept' | 'contest' };

/**
 * Answers the claim of the other side that one did not come. The same answer again changes nothing.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_late`
 */
export async function answerClaim(
  core: Core,
  member: Member,
  { sessionId, answer }: Answer,
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (one.claim === (answer === 'accept' ? 'accepted' : 'contested')) return;
    if (!mayAnswerClaim(facts, side)) throw new Refusal('mentoring_moved');
    await answerHeldClaim(tx, one, { accountId: member.id, isAccepted: answer === 'accept' });
  });
  return getSession(core, member, sessionId);
}
