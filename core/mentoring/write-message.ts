import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { mayWrite } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { requireNotApart } from './steps/require-not-apart.ts';

type Written = { sessionId: string; text: string };

/**
 * Writes a message on the page of a session with a mentee under 18, from the yes until 14 days after it. No message is edited.
 * The same message again, with none in between, is the one that is there.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_not_available`, `mentoring_messages_many`
 */
export async function writeMessage(
  core: Core,
  member: Member,
  { sessionId, text }: Written,
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts, otherId } = await holdOwnSession(tx, member, sessionId);
    if (!one.is_young || otherId === null || !mayWrite(facts, now)) throw new Refusal('mentoring_moved');
    await requireNotApart(tx, member.id, otherId);
    const written = await tx
      .selectFrom('mentoring_messages')
      .select(['side', 'text'])
      .where('session_id', '=', one.id)
      .orderBy('written_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    if (written[0]?.side === side && written[0].text === text) return;
    if (written.length >= limits.messages.most) throw new Refusal('mentoring_messages_many');
    await tx
      .insertInto('mentoring_messages')
      .values({ id: newId(), session_id: one.id, side, text })
      .execute();
    await record(tx, { name: 'mentoring.messageWritten', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
