import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayTakeMoveBack } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { keepAgreedTime } from './steps/keep-agreed-time.ts';

/**
 * Takes offered times back: the agreed one stands. The side has moved once all the same.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`
 */
export async function takeMoveBack(core: Core, member: Member, sessionId: string): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (one.state === 'confirmed' && one.offered_by === null && facts.moved[side]) return;
    if (!mayTakeMoveBack(facts, side)) throw new Refusal('mentoring_moved');
    await keepAgreedTime(tx, one, { name: 'mentoring.moveDeclined', accountId: member.id });
  });
  return getSession(core, member, sessionId);
}
