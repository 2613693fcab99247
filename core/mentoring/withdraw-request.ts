import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayWithdraw } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { endSession } from './steps/end-session.ts';
import { holdOwnSession } from './steps/hold-session.ts';

/**
 * Takes a waiting request back. A second withdrawal changes nothing.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`
 */
export async function withdrawRequest(core: Core, member: Member, sessionId: string): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (one.state === 'withdrawn' && side === 'mentee') return;
    if (!mayWithdraw(facts, side)) throw new Refusal('mentoring_moved');
    await endSession(tx, one, { state: 'withdrawn', by: 'mentee', accountId: member.id });
  });
  return getSession(core, member, sessionId);
}
