import { beginClock } from '../../clocks/steps/begin-clock.ts';
import { releaseClock } from '../../clocks/steps/end-clock.ts';
import { passClock } from '../../clocks/steps/pass-clock.ts';
import type { WaitKind } from '../../clocks/waits.ts';
import type { Tx } from '../../ground/events.ts';
import type { ApplicationRow } from '../row.ts';
import { endApplication } from './end-application.ts';
import { findAnswering } from './find-answering.ts';

type Waiting = Pick<
  ApplicationRow,
  'id' | 'account_id' | 'opportunity_id' | 'project_id' | 'stage' | 'ended_at' | 'aside_at' | 'decline_at'
>;

/** Which answer a project owes now; null where it owes none. */
export function answerOwed(one: Waiting): WaitKind | null {
  if (one.ended_at || one.aside_at || one.decline_at) return null;
  if (one.stage === 'submitted' || one.stage === 'seen') return 'application_first_decision';
  return one.stage === 'shortlisted' ? 'application_later_decision' : null;
}

/**
 * Lets the answer be owed by an owner who can give it: the clock begins, or goes on with another owner. Where none is there it stands
 * still; where blocks are why, the application is over.
 */
export async function settleWait(tx: Tx, one: Waiting, until?: Date): Promise<void> {
  if (one.ended_at) return;
  const { accountId, isApart } = await findAnswering(tx, one.project_id, one.account_id);
  if (isApart) return endApplication(tx, one, { stage: 'ended', ending: 'gone' }, null);
  const kind = answerOwed(one);
  if (!kind) return;
  if (!accountId) return releaseClock(tx, kind, one.id);
  const running = await tx
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', one.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (running) return passClock(tx, kind, one.id, accountId);
  await beginClock(tx, {
    ...{ kind, subjectId: one.id, awaitedBy: one.account_id },
    owes: { accountId, projectId: one.project_id },
    ...(until && { until }),
  });
}
