import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { forgetBrowsers } from '../accounts/steps/note-browser.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { findChange } from './find-change.ts';
import { leadBack } from './steps/lead-back.ts';
import type { FactorsBefore } from './steps/note-change.ts';

/**
 * Leads back to the factors before a change, by the link in its email. All sessions and the password end, since a thief may
 * have both; the answer allows a new password. Links of later changes stop working, and this one works once.
 * @throws Refusal `user_invalid_token`
 */
export async function restoreFactors(
  core: Core,
  claim: { userId: string; secret: string },
): Promise<{ token: Token; secret: string }> {
  const change = await findChange(core, claim);
  if (!change) throw new Refusal('user_invalid_token');
  const token = await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, change.account_id);
    // Read again under the lock: used recovery codes have left it meanwhile.
    const used = await tx
      .updateTable('factor_changes')
      .set({ used_at: now })
      .where('account_id', '=', change.account_id)
      .where('created_at', '>=', (from) =>
        from.selectFrom('factor_changes as own').select('own.created_at').where('own.id', '=', change.id),
      )
      .where('expires_at', '>', now)
      .where('used_at', 'is', null)
      .returning(['id', 'before'])
      .execute();
    const own = used.find(({ id }) => id === change.id);
    if (!account || !own) throw new Refusal('user_invalid_token');
    await leadBack(tx, core, account, own.before as FactorsBefore);
    await endAccess(tx, account);
    await forgetBrowsers(tx, account.id);
    const restored = await updateAccount(tx, account.id, 'password', {
      password_hash: null,
      password_updated_at: now,
      password_recovered_at: now,
    });
    return openToken(tx, { kind: 'recovery', account: restored, email: restored.email });
  });
  return { token, secret: linkSecretOf(core.key, 'recovery', token.id) };
}
