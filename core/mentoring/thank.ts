import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { screenText } from '../screening/screen-text.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { requireNotApart } from './steps/require-not-apart.ts';

/**
 * Thanks the mentor of a session that took place, once a pair. The same thanks again change nothing.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_not_available`, `mentoring_thanked`, `mentoring_screened`
 */
export async function thank(
  core: Core,
  member: Member,
  { sessionId, text }: { sessionId: string; text: string },
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side } = await holdOwnSession(tx, member, sessionId);
    if (side !== 'mentee' || one.state !== 'took_place' || one.mentor_id === null || one.is_young)
      throw new Refusal('mentoring_moved');
    await requireNotApart(tx, member.id, one.mentor_id);
    const before = await tx
      .selectFrom('mentoring_thanks')
      .select('text')
      .where('mentor_id', '=', one.mentor_id)
      .where('mentee_id', '=', member.id)
      .executeTakeFirst();
    if (before?.text === text) return;
    if (before) throw new Refusal('mentoring_thanked');
    if (screenText(text).length > 0) throw new Refusal('mentoring_screened');
    await tx
      .insertInto('mentoring_thanks')
      .values({ id: newId(), session_id: one.id, mentor_id: one.mentor_id, mentee_id: member.id, text })
      .execute();
    await record(tx, { name: 'mentoring.thanked', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
