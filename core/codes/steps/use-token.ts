import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findSuspension } from '../../standings/find-suspension.ts';
import { findLink, type LinkClaim } from '../find-link.ts';
import { presentToken } from '../present.ts';
import type { Token } from './open-token.ts';

/**
 * Locks the account, finds its open link with this secret for its present address, and uses it up. Several links may be open
 * at once.
 * @throws Refusal `user_not_found`, or `user_invalid_token` for one that is wrong, used, expired or of another kind.
 */
export async function useLinkToken(
  tx: Tx,
  key: Buffer,
  claim: LinkClaim,
): Promise<{ account: Account; token: Token }> {
  const account = await holdAccount(tx, claim.userId);
  if (!account) throw new Refusal('user_not_found');
  const token = await findLink({ db: tx, key }, claim);
  // A suspension voids links mailed before it, and those mailed at the same moment.
  if (!token || token.email !== account.email || (await findSuspension(tx, account.id)))
    throw new Refusal('user_invalid_token');
  await tx.deleteFrom('tokens').where('id', '=', token.id).execute();
  const last = { form: presentToken(token, account.id), readers: [`user:${account.id}`] };
  const subject = { tokenId: token.id, kind: claim.kind };
  await record(tx, { name: 'tokens.used', accountId: account.id, subject }, last);
  return { account, token };
}
