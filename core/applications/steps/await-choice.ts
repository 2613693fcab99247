import { sql } from 'kysely';
import { dayMs } from '../../deadlines/due-time.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { findSuspension } from '../../standings/find-suspension.ts';
import type { Waiting } from '../answer-owed.ts';
import type { InterviewRow } from '../find-interview.ts';

const takes = 7 * dayMs;

type Proposal = Pick<InterviewRow, 'times' | 'proposed_by' | 'owner_id'>;

/**
 * Begins the deadline for the other side to take one of the times: seven days, or until the last of them. None runs for a
 * suspended applicant, or for a team without an owner who can act. Resolves to false where all times have passed.
 */
export async function awaitChoice(
  tx: Tx,
  one: Waiting,
  { times, proposed_by: proposedBy, owner_id: ownerId }: Proposal,
  answeringId: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const now = rows[0]?.now ?? new Date(0);
  const last = Math.max(...times.map((time) => time.getTime()));
  if (last <= now.getTime()) return false;
  if (await findSuspension(tx, one.account_id)) return true;
  const until = new Date(Math.min(last, now.getTime() + takes));
  const begun = { kind: 'interview_answer', subjectId: one.id, until } as const;
  if (proposedBy === 'owner')
    await beginDeadline(tx, { ...begun, owes: { accountId: one.account_id }, awaitedBy: ownerId });
  else if (answeringId && !one.decline_at)
    await beginDeadline(tx, {
      ...begun,
      owes: { accountId: answeringId, projectId: one.project_id },
      awaitedBy: one.account_id,
    });
  return true;
}
