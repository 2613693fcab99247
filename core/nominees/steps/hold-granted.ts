import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hasGivenSign } from '../../sessions/steps/watch-account.ts';
import type { NomineeRequestRow } from '../request-row.ts';
import { holdNomineeRequest } from './hold-nominee-request.ts';

/**
 * Locks a granted request of this mailbox with the account that it is about.
 * @throws Refusal `nominee_request_unknown`, `nominee_not_granted`, `nominee_member_here`
 */
export async function holdGranted(
  tx: Tx,
  { requestId, mailbox }: { requestId: string; mailbox: string },
): Promise<{ row: NomineeRequestRow; account: Account }> {
  const { row, account } = await holdNomineeRequest(tx, requestId);
  if (row.mailbox !== mailbox) throw new Refusal('nominee_request_unknown');
  if (row.state !== 'granted' || !account) throw new Refusal('nominee_not_granted');
  if (await hasGivenSign(tx, account.id)) throw new Refusal('nominee_member_here');
  return { row, account };
}
