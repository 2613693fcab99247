import { sql } from 'kysely';
import { type LogHead, logHeadBytes } from '#rules/ledger/log-head.ts';
import type { Tx } from '../../ground/events.ts';
import { serverSigningKey } from '../../ledger/server-key.ts';
import { signBytes } from '../../ledger/sign-head.ts';
import type { LogEnd } from '../find-log-end.ts';

/** Signs an end of the chain, once a day and key as the daily one. */
export async function writeLogHead(
  tx: Tx,
  secret: Buffer,
  { kind, sequence, hash }: LogEnd & Pick<LogHead, 'kind'>,
): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const at = (rows[0]?.now ?? new Date()).toISOString();
  const key = serverSigningKey(secret, 'adminLog');
  const signature = signBytes(logHeadBytes({ kind, sequence, hash, at }), key);
  await tx
    .insertInto('admin_log_heads')
    .values({
      kind,
      day: at.slice(0, 10),
      sequence: String(sequence),
      hash,
      key: key.id,
      public_key: key.publicKey,
      signature: signature.value,
      signed_at: new Date(at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
