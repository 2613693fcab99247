import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { holdAccounts } from '../../mentoring/steps/hold-accounts.ts';

/** The states that each way ends. A mentor cannot end the pause that a report has made: an administrator decides about it. */
const from = {
  reported: ['approved'],
  own: ['references', 'waiting', 'approved'],
  lapsed: ['approved'],
  lacks: ['approved'],
} as const;

type End = { how: keyof typeof from; accountId?: string | null };

/**
 * Closes a mentor to members under 18. A report pauses the approval, and every other cause ends it. The requests and reviews
 * ahead end within a minute. A second call changes nothing.
 */
export async function endApproval(
  tx: Tx,
  mentorId: string,
  { how, accountId = null }: End,
): Promise<boolean> {
  // An erasure holds the account before these rows.
  await holdAccounts(tx, [mentorId]);
  const ended = await tx
    .updateTable('young_mentors')
    .set({ state: how === 'reported' ? 'paused' : 'ended', reason: '', ended_how: how })
    .where('account_id', '=', mentorId)
    .where('state', 'in', from[how])
    .returning('account_id')
    .executeTakeFirst();
  if (!ended) return false;
  await releaseDeadline(tx, 'young_mentor_review', mentorId);
  if (how === 'reported')
    await beginDeadline(tx, {
      kind: 'young_mentor_review',
      subjectId: mentorId,
      owes: 'us',
      awaitedBy: mentorId,
    });
  await record(tx, { name: 'youngMentees.mentorEnded', accountId, subject: { mentorId, how } });
  return true;
}
