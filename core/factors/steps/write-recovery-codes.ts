import type { Tx } from '../../ground/events.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../recovery-codes.ts';

/** Gives a held account ten new recovery codes in place of those before. They are shown once, and only their hashes stay. */
export async function writeRecoveryCodes(tx: Tx, key: Buffer, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ account_id: accountId, code_hash: hashOfRecoveryCode(key, accountId, code) })),
    )
    .execute();
  return codes;
}
