import { now } from '#db/now.ts';
import { isAddressTaken } from '../accounts/at-address.ts';
import { causeOfNews } from '../accounts/cause-of-owner.ts';
import { forgetBrowsers } from '../accounts/steps/note-browser.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { mayProveByLink } from '../administration/policy.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { post } from '../ground/letters.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { moveProfileEmail } from '../profiles/steps/move-email.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { type FormerAddress, findFormerAddress } from './find-former-address.ts';
import { holdBoth, takeUnprovenAddress } from './steps/hold-both.ts';

/**
 * Brings an account back to the address that it was moved away from, by the link that was mailed there: all access and the
 * password end, since a thief may have both, and the answer holds what chooses a new password. Addresses that were left
 * later lead nowhere any more, and the one left now gets no way back.
 * @throws Refusal `user_invalid_token`; `user_target_already_exists` where somebody has proven the address meanwhile.
 */
export async function restoreAddress(
  core: Core,
  claim: { userId: string; secret: string },
): Promise<{ token: Token; secret: string }> {
  const former = await findFormerAddress(core, claim);
  if (!former) throw new Refusal('user_invalid_token');
  try {
    const token = await core.db.transaction().execute((tx) => restore(tx, core, former));
    return { token, secret: linkSecretOf(core.key, 'recovery', token.id) };
  } catch (error) {
    if (isAddressTaken(error)) throw new Refusal('user_target_already_exists');
    throw error;
  }
}

async function restore(tx: Tx, core: Core, former: FormerAddress): Promise<Token> {
  const { account_id: id, email } = former;
  const account = await holdBoth(tx, id, email);
  // Looked for again under the lock: the link works once, and no longer where an older one has worked.
  const used = await tx
    .deleteFrom('former_addresses')
    .where('account_id', '=', id)
    .where('place', '>=', former.place)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  if (!account || !used.some((one) => one.id === former.id)) throw new Refusal('user_invalid_token');
  await takeUnprovenAddress(tx, id, email);
  await endAccess(tx, account);
  await forgetBrowsers(tx, id);
  const isProof = mayProveByLink(core, { ...account, email });
  await updateAccount(tx, id, 'password', { password_hash: null, password_updated_at: now });
  const restored = await updateAccount(tx, id, 'email', { email, email_verified_at: isProof ? now : null });
  await moveProfileEmail(tx, id, email);
  if (account.email !== email)
    await post(tx, { letter: 'email-changed', accountId: id, to: account.email }, causeOfNews(account));
  return openToken(tx, { kind: 'recovery', account: restored, email });
}
