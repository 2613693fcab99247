import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';

/**
 * Shows the thanks of a pair on the mentor's page, by the mentor, or takes them off it, by either side. Thanks that the
 * writer has taken off stay off.
 * @throws Refusal `mentoring_unknown`, `mentoring_thanks_unknown`, `mentoring_moved`
 */
export async function showThanks(
  core: Core,
  member: Member,
  { sessionId, isShown }: { sessionId: string; isShown: boolean },
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, side } = await holdOwnSession(tx, member, sessionId);
    const thanks = await tx
      .selectFrom('mentoring_thanks')
      .select(['id', 'state'])
      .where('mentor_id', '=', one.mentor_id)
      .where('mentee_id', '=', one.mentee_id)
      .executeTakeFirst();
    if (!thanks) throw new Refusal('mentoring_thanks_unknown');
    const state = isShown ? 'shown' : side === 'mentee' ? 'off' : 'sent';
    if (thanks.state === state) return;
    if (isShown && (side !== 'mentor' || thanks.state === 'off')) throw new Refusal('mentoring_moved');
    if (!isShown && side === 'mentor' && thanks.state === 'off') return;
    await tx.updateTable('mentoring_thanks').set({ state }).where('id', '=', thanks.id).execute();
    await record(tx, { name: 'mentoring.thanksChanged', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
