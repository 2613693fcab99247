import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type SignedHead = {
  kind: 'daily' | 'checkpoint';
  day: string;
  sequence: number;
  hash: string;
  key: string;
  publicKey: string;
  signature: string;
  at: string;
};

/** The signed ends of the log, the newest first. */
export async function findSignedHeads(db: Db): Promise<SignedHead[]> {
  const { rows } = await sql<SignedHead & { at: Date }>`
    select kind, day::text, sequence::float8, hash, key, public_key as "publicKey", signature, signed_at as at
    from admin_log_heads order by signed_at desc, admin_log_heads.sequence desc`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
