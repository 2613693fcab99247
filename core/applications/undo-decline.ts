import { sql } from 'kysely';
import type { ReceivedBody } from '#contract/application-shapes.ts';
import { unmeetClock } from '../clocks/steps/unmeet-clock.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { answerOwed } from './answer-owed.ts';
import { mayUndo } from './policy.ts';
import { subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';
import { settleWait } from './steps/settle-wait.ts';

/** So much is left at least of the time for an answer that was given and taken back. */
const leastMs = 60 * 60_000;

/**
 * Takes a decline back that is not told yet. The answer is owed again, in the time that it had.
 * @throws Refusal `application_unknown`; `application_over` when it has been told
 */
export async function undoDecline(core: Core, member: Member, receivedId: string): Promise<ReceivedBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, receivedId);
    if (one.ended_at) throw new Refusal('application_over');
    if (!mayUndo(one)) return;
    const back = { ...one, decline_at: null };
    await tx
      .updateTable('applications')
      .set({ decline_at: sql<Date>`null`, reason: '', words: '', version: one.version + 1 })
      .where('id', '=', one.id)
      .execute();
    const kind = answerOwed(back);
    const dueAt = kind && (await unmeetClock(tx, kind, one.id));
    const least = one.decline_at ? one.decline_at.getTime() + leastMs : 0;
    await settleWait(tx, back, dueAt ? new Date(Math.max(dueAt.getTime(), least)) : undefined);
    await record(tx, { name: 'applications.declineUndone', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, receivedId);
}
