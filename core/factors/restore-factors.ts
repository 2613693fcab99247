import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { forgetBrowsers } from '../accounts/steps/note-browser.ts';
import { setSecondProof } from '../accounts/steps/set-second-proof.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { isStaff } from '../administration/is-staff.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { findChange } from './find-change.ts';
import { type FactorsBefore, noteChange } from './steps/note-change.ts';

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
      .deleteFrom('factor_changes')
      .where('account_id', '=', change.account_id)
      .where('created_at', '>=', (from) =>
        from.selectFrom('factor_changes as own').select('own.created_at').where('own.id', '=', change.id),
      )
      .where('expires_at', '>', now)
      .returning(['id', 'before'])
      .execute();
    const own = used.find(({ id }) => id === change.id);
    if (!account || !own) throw new Refusal('user_invalid_token');
    await noteChange(tx, account, 'restored');
    const before = own.before as FactorsBefore;
    // A mailbox alone takes the last factor off no one with rights at the desk: the operator does (reset-factors.ts).
    if (before.since !== null || !(await isStaff(tx, core, account))) await writeBack(tx, account.id, before);
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

async function writeBack(tx: Tx, accountId: string, before: FactorsBefore): Promise<void> {
  const { since, factors, codes, passkeys = [] } = before;
  const gone = await tx
    .deleteFrom('factors')
    .where('account_id', '=', accountId)
    .returning(['id', 'last_step'])
    .execute();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  if (factors.length > 0)
    await tx
      .insertInto('factors')
      .values(
        factors.map((one) => ({
          id: one.id,
          account_id: accountId,
          name: one.name,
          sealed: Buffer.from(one.sealed, 'base64'),
          begun_in: one.begunIn,
          created_at: new Date(one.created),
          confirmed_at: new Date(one.confirmed),
          last_step: gone.find(({ id }) => id === one.id)?.last_step ?? one.lastStep,
        })),
      )
      .execute();
  await writePasskeysBack(tx, accountId, passkeys);
  if (codes.length > 0)
    await tx
      .insertInto('recovery_codes')
      .values(codes.map((hash) => ({ account_id: accountId, code_hash: Buffer.from(hash, 'base64') })))
      .execute();
  await setSecondProof(tx, accountId, since === null ? null : new Date(since));
}

/** A passkey that is there still keeps its count: an answer of before must not work again. */
async function writePasskeysBack(
  tx: Tx,
  accountId: string,
  passkeys: NonNullable<FactorsBefore['passkeys']>,
): Promise<void> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .returning(['id', 'counter'])
    .execute();
  if (passkeys.length === 0) return;
  await tx
    .insertInto('passkeys')
    .values(
      passkeys.map((one) => ({
        id: one.id,
        account_id: accountId,
        name: one.name,
        host: one.host,
        credential_id: one.credentialId,
        public_key: Buffer.from(one.publicKey, 'base64'),
        counter: gone.find(({ id }) => id === one.id)?.counter ?? one.counter,
        transports: one.transports,
        created_at: new Date(one.created),
      })),
    )
    .execute();
}
