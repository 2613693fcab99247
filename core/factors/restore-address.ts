import { now } from '#db/now.ts';
import { isAddressTaken } from '../accounts/at-address.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import { forgetBrowsers } from '../accounts/steps/note-browser.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { type FormerAddress, findFormerAddress } from '../addresses/find-former-address.ts';
import { closeWayBack } from '../addresses/steps/close-way-back.ts';
import { holdBoth, takeUnprovenAddress } from '../addresses/steps/hold-both.ts';
import { mayProveByLink } from '../administration/policy.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { moveProfileEmail } from '../profiles/steps/move-email.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { endLoss } from './steps/end-loss.ts';
import { leadBack } from './steps/lead-back.ts';
import type { FactorsBefore } from './steps/note-change.ts';

/**
 * Restores a former address by the link mailed to it, with the second factors of when it was left. All sessions and the
 * password end, since a thief may have both; the answer allows a new password. Links for addresses left later and for changes
 * of factors since then stop working, and the address left now gets none.
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
  if (!account || !(await closeWayBack(tx, former))) throw new Refusal('user_invalid_token');
  await takeUnprovenAddress(tx, id, email);
  await restoreFactorsSince(tx, core, account, former);
  await endLoss(tx, id);
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

/** Gives back the factors that stood when the address was left: a thief who had the account since may have added their own. */
async function restoreFactorsSince(
  tx: Tx,
  core: Core,
  account: Account,
  { created_at: leftAt }: FormerAddress,
): Promise<void> {
  const oldest = await tx
    .selectFrom('factor_changes')
    .select('before')
    .where('account_id', '=', account.id)
    .where('created_at', '>=', leftAt)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await tx
    .updateTable('factor_changes')
    .set((row) => ({ used_at: row.fn.coalesce('used_at', now) }))
    .where('account_id', '=', account.id)
    .where('created_at', '>=', leftAt)
    .execute();
  await leadBack(tx, core, account, oldest.before as FactorsBefore);
}
