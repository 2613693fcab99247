import type { MentoringCancellation } from '#contract/mentoring/limits.ts';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { isLate, mayCancel } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { endSession } from './steps/end-session.ts';
import { holdOwnSession } from './steps/hold-session.ts';

type Said = { sessionId: string; reason: MentoringCancellation; words: string };

/**
 * Cancels a session until it begins; less than 3 hours before, it is late. The other side reads why. A second cancellation
 * changes nothing.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_late`
 */
export async function cancelSession(core: Core, member: Member, said: Said): Promise<SessionBody> {
  const { sessionId, reason, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts } = await holdOwnSession(tx, member, sessionId);
    if (one.state === 'cancelled' && one.ended_by === side) return;
    if (one.state === 'confirmed' && now >= one.starts_at) throw new Refusal('mentoring_late');
    if (!mayCancel(facts, now)) throw new Refusal('mentoring_moved');
    const end = { by: side, accountId: member.id, reason, words, isLate: isLate(facts, now) };
    await endSession(tx, one, { state: 'cancelled', ...end });
  });
  return getSession(core, member, sessionId);
}
