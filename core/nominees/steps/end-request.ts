import { now } from '#db/now.ts';
import { setLeaving } from '../../accounts/steps/set-leaving.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { withdrawOfNominee } from '../../rights/steps/withdraw-of-nominee.ts';
import { endLeavingAtSign, hasGivenSign, watchNoLonger } from '../../sessions/steps/watch-account.ts';
import type { NomineeRequestRow } from '../request-row.ts';
import { endDecisionTime } from './end-decision-time.ts';

/**
 * Ends an open request about a held account: its member has given a sign, or its sender withdraws it. An erasing that it has
 * begun ends with it.
 */
export async function endRequest(
  tx: Tx,
  row: NomineeRequestRow,
  state: 'ended' | 'withdrawn',
): Promise<void> {
  const { id: requestId, account_id: accountId } = row;
  if (row.state === 'waiting') await endDecisionTime(tx, requestId);
  await tx
    .updateTable('nominee_requests')
    .set({ state, ended_at: now, version: row.version + 1 })
    .where('id', '=', requestId)
    .execute();
  if (accountId) {
    // With the first sign the erasing has ended already, and the member may have begun another one since.
    if (row.erasing_since && !(await hasGivenSign(tx, accountId))) await keepAccount(tx, accountId);
    else if (row.erasing_since) await record(tx, { name: 'accounts.kept', accountId });
    await watchNoLonger(tx, accountId);
    // Their requests about the member's data end with the right to send them.
    await withdrawOfNominee(tx, { accountId, mailbox: row.mailbox });
  }
  const name = state === 'ended' ? 'nominees.ended' : 'nominees.withdrawn';
  await post(tx, { letter: 'nominee-state', requestId }, 'product');
  await record(tx, { name, accountId, subject: { requestId } });
}

/** Ends the erasing of a held account that another person has begun. */
export async function keepAccount(tx: Tx, accountId: string): Promise<void> {
  await endLeavingAtSign(tx, accountId, false);
  await setLeaving(tx, accountId, null);
  await record(tx, { name: 'accounts.kept', accountId });
}
