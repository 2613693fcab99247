import type { Account, Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hasGivenSign } from '../../sessions/steps/watch-account.ts';
import { type NomineeRequestRow, nomineeRequestRows } from '../request-row.ts';
import { barOf } from './bar-of.ts';
import { holdNomineeRequest } from './hold-nominee-request.ts';

/**
 * Locks a request that this member of staff decides now, as they have seen it, and the account that it is about.
 * @throws Refusal `nominee_request_unknown`, `conflict`, `nominee_own_case`, `nominee_early`, `nominee_member_here`
 */
export async function holdDecidable(
  tx: Tx,
  staff: Pick<Member, 'id'>,
  { requestId, version }: { requestId: string; version: number },
): Promise<{ row: NomineeRequestRow; account: Account }> {
  const { row, account } = await holdNomineeRequest(tx, requestId);
  if (row.state !== 'waiting' || row.version !== version || !account) throw new Refusal('conflict');
  const due = await nomineeRequestRows(tx).where('id', '=', requestId).executeTakeFirstOrThrow();
  const bar = await barOf(tx, due, staff.id);
  if (bar === 'own') throw new Refusal('nominee_own_case');
  if (bar === 'early') throw new Refusal('nominee_early');
  if (await hasGivenSign(tx, account.id)) throw new Refusal('nominee_member_here');
  return { row, account };
}
