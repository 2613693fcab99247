import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { DeadlineKind } from '#contract/collected.ts';
import type { OpportunityState } from '#contract/opportunities/limits.ts';
import { now } from '#db/now.ts';
import { unmeetDeadline } from '../../deadlines/steps/unmeet-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { answerOwed } from '../answer-owed.ts';
import { mayUndo, versionNotifiedOf } from '../policy.ts';
import { type ApplicationRow, subjectOf } from '../row.ts';
import { askAboutTerms } from './ask-about-terms.ts';
import { endApplication } from './end-application.ts';
import { settleDeadline } from './settle-deadline.ts';

/** So much is left at least of the time for an answer that was given and taken back, the first time. */
const leastMs = 60 * 60_000;

/** The ending of an application whose opportunity ended while its decline was pending. */
const endedWith: Partial<Record<OpportunityState, 'closed' | 'filled'>> = {
  closed: 'closed',
  filled: 'filled',
};

/**
 * Takes back the pending decline of a held application. The answer is owed again, under its earlier deadline; if the
 * opportunity has ended meanwhile, the application ends with it. Resolves to whether it did.
 * @throws Refusal `application_over` when the applicant has been notified
 */
export async function takeDeclineBack(tx: Tx, member: Member, one: ApplicationRow): Promise<boolean> {
  if (one.ended_at) throw new Refusal('application_over');
  if (!mayUndo(one)) return false;
  const back = { ...one, decline_at: null };
  await tx
    .updateTable('applications')
    .set({ decline_at: sql<Date>`null`, reason: '', words: '', version: versionNotifiedOf(one) })
    .set({ undone_at: one.undone_at ?? now })
    .where('id', '=', one.id)
    .execute();
  await record(tx, { name: 'applications.declineUndone', accountId: member.id, subject: subjectOf(one) });
  const kind = answerOwed(back);
  const until = kind && (await timeLeft(tx, kind, one));
  const ending = endedWith[await stateOf(tx, one.opportunity_id)];
  if (ending) {
    await endApplication(tx, back, { stage: 'ended', ending }, null);
    return true;
  }
  await settleDeadline(tx, back, { isQuiet: true, ...(until && { until }) });
  await askAboutTerms(tx, one.opportunity_id, one.id);
  return false;
}

async function stateOf(tx: Tx, opportunityId: string): Promise<OpportunityState> {
  const { state } = await tx
    .selectFrom('opportunities')
    .select('state')
    .where('id', '=', opportunityId)
    .executeTakeFirstOrThrow();
  return state;
}

/** Null where the decline met no deadline. */
async function timeLeft(
  tx: Tx,
  kind: DeadlineKind,
  { id, decline_at: declineAt, undone_at: undoneAt }: ApplicationRow,
): Promise<Date | null> {
  const sentAt = declineAt?.getTime() ?? 0;
  const since = new Date(sentAt - (applicationLimits.undoMinutes + 1) * 60_000);
  const dueAt = await unmeetDeadline(tx, kind, id, since);
  return dueAt && undoneAt === null ? new Date(Math.max(dueAt.getTime(), sentAt + leastMs)) : dueAt;
}
