import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { passAwaited } from '../../deadlines/steps/pass-awaited.ts';
import { passDeadline } from '../../deadlines/steps/pass-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { findSuspension } from '../../standings/find-suspension.ts';
import { answerOwed, type Waiting } from '../answer-owed.ts';
import { findAnswering } from '../find-answering.ts';
import { endApplication } from './end-application.ts';
import { lastDeadline } from './last-deadline.ts';
import { settleInterview } from './settle-interview.ts';

/**
 * Assigns the answer to an owner who can give it: the deadline begins, or passes on. It stops if none can act or the
 * applicant is suspended; if the reason is a block, the application ends, a pending decline as a decline.
 */
export async function settleDeadline(
  tx: Tx,
  one: Waiting,
  begun: { until?: Date; isQuiet?: boolean } = {},
): Promise<void> {
  if (one.ended_at) return;
  const { accountId, isApart, owners } = await findAnswering(tx, one.project_id, one.account_id);
  if (isApart) {
    const end = one.decline_at
      ? { stage: 'declined' as const }
      : { stage: 'ended' as const, ending: 'gone' as const };
    return endApplication(tx, one, end, null);
  }
  const settled = await settleInterview(tx, one, accountId);
  await passAwaited(tx, one.id, owners);
  const kind = answerOwed(settled.one);
  if (!kind) return;
  if (!accountId || (await findSuspension(tx, one.account_id))) return releaseDeadline(tx, kind, one.id);
  const last = await lastDeadline(tx, kind, one.id);
  // A lapsed deadline is about to end the application; it must not begin again.
  if (last?.state === 'lapsed') return;
  if (last && ['running', 'extended', 'stopped'].includes(last.state))
    return passDeadline(tx, kind, one.id, accountId);
  await beginDeadline(tx, {
    kind,
    subjectId: one.id,
    awaitedBy: one.account_id,
    owes: { accountId, projectId: one.project_id },
    ...(settled.until && { until: settled.until }),
    ...begun,
  });
}
