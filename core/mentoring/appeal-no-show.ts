import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { mayAppeal } from '#rules/mentoring/session-states.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { named, subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';

/**
 * Asks an administrator to look at an accepted claim, once and within 14 days. The same appeal again changes nothing.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`
 */
export async function appealNoShow(
  core: Core,
  member: Member,
  { sessionId, words }: { sessionId: string; words: string },
): Promise<SessionBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts } = await holdOwnSession(tx, member, sessionId);
    const before = await tx
      .selectFrom('mentoring_appeals')
      .select(['account_id', 'words'])
      .where('session_id', '=', one.id)
      .executeTakeFirst();
    if (before?.account_id === member.id && before.words === words) return;
    if (before || !mayAppeal(facts, side, now)) throw new Refusal('mentoring_moved');
    await tx
      .insertInto('mentoring_appeals')
      .values({ session_id: one.id, account_id: member.id, words })
      .execute();
    await beginDeadline(tx, {
      kind: 'no_show_appeal',
      subjectId: one.id,
      owes: 'us',
      awaitedBy: side === 'mentee' ? named(one, member.id) : member.id,
    });
    await record(tx, { name: 'mentoring.appealed', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
