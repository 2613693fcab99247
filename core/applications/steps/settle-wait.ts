import { sql } from 'kysely';
import { beginClock } from '../../clocks/steps/begin-clock.ts';
import { releaseClock } from '../../clocks/steps/end-clock.ts';
import { passClock } from '../../clocks/steps/pass-clock.ts';
import type { Tx } from '../../ground/events.ts';
import { answerOwed, type Waiting } from '../answer-owed.ts';
import { findAnswering } from '../find-answering.ts';
import { endApplication } from './end-application.ts';

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
  const last = await tx
    .selectFrom('clocks')
    .select('state')
    .where('kind', '=', kind)
    .where('subject_id', '=', one.id)
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // What has run out is about to end the application; nothing begins it anew.
  if (last?.state === 'lapsed') return;
  if (last && ['running', 'extended', 'stopped'].includes(last.state))
    return passClock(tx, kind, one.id, accountId);
  await beginClock(tx, {
    ...{ kind, subjectId: one.id, awaitedBy: one.account_id },
    owes: { accountId, projectId: one.project_id },
    ...(until && { until }),
  });
}
