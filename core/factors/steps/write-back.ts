import { setSecondProof } from '../../accounts/steps/set-second-proof.ts';
import type { Tx } from '../../ground/events.ts';
import type { FactorsBefore } from './note-change.ts';

/** Gives a held account the factors that it had before a change. */
export async function writeBack(tx: Tx, accountId: string, before: FactorsBefore): Promise<void> {
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
