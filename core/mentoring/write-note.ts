import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { now } from '#db/now.ts';
import { mayNote } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { requireNotApart } from './steps/require-not-apart.ts';

type Written = { sessionId: string; whose: 'both' | 'own'; version: number; text: string };

/**
 * Writes the member's note that both read, or the one that they alone read. A second tab with an older version is refused.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_not_available`, `conflict`
 */
export async function writeNote(core: Core, member: Member, written: Written): Promise<SessionBody> {
  const { sessionId, whose, version, text } = written;
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts, otherId } = await holdOwnSession(tx, member, sessionId);
    // No words between an adult and a member under 18 are hidden from the guardian.
    if (!mayNote(facts) || (one.is_young && whose === 'own')) throw new Refusal('mentoring_moved');
    if (whose === 'both') await requireNotApart(tx, member.id, otherId);
    const isPrivate = whose === 'own';
    const key = { session_id: one.id, side, is_private: isPrivate };
    const before = await tx
      .selectFrom('mentoring_notes')
      .select(['text', 'version'])
      .where('session_id', '=', one.id)
      .where('side', '=', side)
      .where('is_private', '=', isPrivate)
      .executeTakeFirst();
    if ((before?.text ?? '') === text) return;
    if ((before?.version ?? 0) !== version) throw new Refusal('conflict');
    await tx
      .insertInto('mentoring_notes')
      .values({ ...key, text })
      .onConflict((conflict) =>
        conflict
          .columns(['session_id', 'side', 'is_private'])
          .doUpdateSet({ text, version: version + 1, edited_at: now, taken_at: null }),
      )
      .execute();
    if (!isPrivate)
      await record(tx, { name: 'mentoring.noted', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
