import { sql } from 'kysely';
import { applicationLimits } from '#contract/application-limits.ts';
import type { ReceivedBody } from '#contract/application-shapes.ts';
import { now } from '#db/now.ts';
import { unmeetClock } from '../clocks/steps/unmeet-clock.ts';
import type { WaitKind } from '../clocks/waits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { answerOwed } from './answer-owed.ts';
import { mayUndo, versionToldOf } from './policy.ts';
import { type ApplicationRow, subjectOf } from './row.ts';
import { showReceived } from './show-received.ts';
import { askAboutTerms } from './steps/ask-about-terms.ts';
import { holdReceived } from './steps/hold-received.ts';
import { settleWait } from './steps/settle-wait.ts';

/** So much is left at least of the time for an answer that was given and taken back, the first time. */
const leastMs = 60 * 60_000;

/**
 * Takes a decline back that is not told yet. The answer is owed again, in the time that it had, as if there had been none.
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
      .set({ decline_at: sql<Date>`null`, reason: '', words: '', version: versionToldOf(one) })
      .set({ undone_at: one.undone_at ?? now })
      .where('id', '=', one.id)
      .execute();
    const kind = answerOwed(back);
    const until = kind && (await timeLeft(tx, kind, one));
    await settleWait(tx, back, { isQuiet: true, ...(until && { until }) });
    await askAboutTerms(tx, one.opportunity_id, one.id);
    await record(tx, { name: 'applications.declineUndone', accountId: member.id, subject: subjectOf(one) });
  });
  return showReceived(core, member, receivedId);
}

/** Null where no clock was met by it. */
async function timeLeft(
  tx: Tx,
  kind: WaitKind,
  { id, decline_at: declineAt, undone_at: undoneAt }: ApplicationRow,
): Promise<Date | null> {
  const toldAt = declineAt?.getTime() ?? 0;
  const since = new Date(toldAt - (applicationLimits.undoMinutes + 1) * 60_000);
  const dueAt = await unmeetClock(tx, kind, id, since);
  return dueAt && undoneAt === null ? new Date(Math.max(dueAt.getTime(), toldAt + leastMs)) : dueAt;
}
