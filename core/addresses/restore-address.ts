import { now } from '#db/now.ts';
import { isAddressTaken } from '../accounts/at-address.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import { forgetBrowsers } from '../accounts/steps/note-browser.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { mayProveByLink } from '../administration/policy.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { moveProfileEmail } from '../profiles/steps/move-email.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { type FormerAddress, findFormerAddress } from './find-former-address.ts';
import { holdBoth, takeUnprovenAddress } from './steps/hold-both.ts';

/**
 * Restores a former address by the link mailed to it. All sessions and the password end, since a thief may have both; the
 * answer allows a new password. Links for addresses left later stop working, and the one left now gets none.
 * @throws Refusal `user_invalid_token`; `user_target_already_exists` if another account has proven the address meanwhile.
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
  // Checked again under the lock: the link works once, and not after the link of an older address was used.
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
  await updateAccount(tx, id, 'password', {
    password_hash: null,
    password_updated_at: now,
    password_recovered_at: now,
  });
  const restored = await updateAccount(tx, id, 'email', { email, email_verified_at: isProof ? now : null });
  await moveProfileEmail(tx, id, email);
  if (account.email !== email)
    await post(tx, { letter: 'email-changed', accountId: id, to: account.email }, causeOfOutcome(account));
  return openToken(tx, { kind: 'recovery', account: restored, email });
}
