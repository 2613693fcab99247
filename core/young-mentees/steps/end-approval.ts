import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { holdAccounts } from '../../mentoring/steps/hold-accounts.ts';

type End = {
  state: 'paused' | 'ended';
  how: 'own' | 'lapsed' | 'lacks' | 'reported';
  accountId?: string | null;
};

/** Closes a mentor to members under 18. Everything ahead ends within a minute. A second end changes nothing. */
export async function endApproval(
  tx: Tx,
  mentorId: string,
  { state, how, accountId = null }: End,
): Promise<boolean> {
  // An erasure holds the account before these rows.
  await holdAccounts(tx, [mentorId]);
  const ended = await tx
    .updateTable('young_mentors')
    .set({ state })
    .where('account_id', '=', mentorId)
    .where(
      'state',
      'in',
      state === 'paused'
        ? ['references', 'waiting', 'approved']
        : ['references', 'waiting', 'approved', 'paused'],
    )
    .returning('account_id')
    .executeTakeFirst();
  if (!ended) return false;
  await releaseDeadline(tx, 'young_mentor_review', mentorId);
  await record(tx, { name: 'youngMentees.mentorEnded', accountId, subject: { mentorId, how } });
  return true;
}
