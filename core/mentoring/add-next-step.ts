import { sql } from 'kysely';
import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { mayNote, type Side } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { getSession } from './get-session.ts';
import { subjectOf } from './row.ts';
import { holdOwnSession } from './steps/hold-session.ts';
import { requireNotApart } from './steps/require-not-apart.ts';

type Added = { sessionId: string; text: string; who: Side; dueOn: string };

/**
 * Adds a next step that both read. The same step again is the one that is there.
 * @throws Refusal `mentoring_unknown`, `mentoring_moved`, `mentoring_not_available`, `mentoring_steps_many`
 */
export async function addNextStep(core: Core, member: Member, added: Added): Promise<SessionBody> {
  const { sessionId, text, who, dueOn } = added;
  await core.db.transaction().execute(async (tx) => {
    const { one, side, facts, otherId } = await holdOwnSession(tx, member, sessionId);
    if (!mayNote(facts)) throw new Refusal('mentoring_moved');
    await requireNotApart(tx, member.id, otherId);
    const own = tx.selectFrom('mentoring_steps').where('session_id', '=', one.id);
    const same = await own
      .select('id')
      .where('text', '=', text)
      .where('who', '=', who)
      .where(sql<boolean>`due_on is not distinct from ${dueOn || null}::date`)
      .executeTakeFirst();
    if (same) return;
    const { count } = await own.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
    if (count >= limits.steps) throw new Refusal('mentoring_steps_many');
    await tx
      .insertInto('mentoring_steps')
      .values({ id: newId(), session_id: one.id, by_side: side, who, text, due_on: dueOn || null })
      .execute();
    await record(tx, { name: 'mentoring.stepsChanged', accountId: member.id, subject: subjectOf(one) });
  });
  return getSession(core, member, sessionId);
}
