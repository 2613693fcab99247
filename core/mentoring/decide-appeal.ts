import { sql } from 'kysely';
import type { NoShowAppealBody } from '#contract/mentoring/desk-calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findAppeal } from './find-appeals.ts';
import { subjectOf } from './row.ts';
import { holdSession } from './steps/hold-session.ts';

type Decision = { sessionId: string; outcome: 'granted' | 'refused'; reason: string };

/**
 * Decides an appeal about a missed session: granted, it counts for neither side. A decision that is sent twice is made once.
 * @throws Refusal `mentoring_appeal_unknown`, `mentoring_appeal_own`, `conflict`
 */
export function decideAppeal(
  core: Core,
  administrator: Member,
  decision: Decision,
): Promise<NoShowAppealBody> {
  const { sessionId, outcome, reason } = decision;
  return core.db.transaction().execute(async (tx) => {
    const held = await holdSession(tx, sessionId);
    const appeal = await findAppeal(tx, administrator, sessionId);
    if (!held) throw new Refusal('mentoring_appeal_unknown');
    if (appeal.bar === 'own') throw new Refusal('mentoring_appeal_own');
    if (appeal.outcome === outcome && appeal.reason === reason) return appeal;
    if (appeal.outcome !== '') throw new Refusal('conflict');
    await tx
      .updateTable('mentoring_appeals')
      .set({ outcome, reason, decided_by: administrator.id, decided_at: now })
      .where('session_id', '=', sessionId)
      .execute();
    if (outcome === 'granted')
      await tx
        .updateTable('mentoring_sessions')
        .set({ state: 'not_held', claim: 'overturned', no_show: null, version: sql`version + 1` })
        .where('id', '=', sessionId)
        .execute();
    // A late decision meets its deadline too: decisions that we owe do not end by waiting.
    if (!(await meetDeadline(tx, 'no_show_appeal', sessionId)))
      await releaseDeadline(tx, 'no_show_appeal', sessionId);
    await record(tx, {
      name: 'mentoring.appealDecided',
      accountId: administrator.id,
      subject: subjectOf(held.one),
    });
    await noteAction(tx, administrator, {
      action: `noShowAppeal.${outcome}`,
      subjectId: sessionId,
      detail: reason,
    });
    return findAppeal(tx, administrator, sessionId);
  });
}
