import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';

/** The public keys with which certificates were signed, the newest first. */
export async function listCertificateKeys({ db }: Pick<Core, 'db'>) {
  const rows = await db
    .selectFrom('certificate_keys')
    .selectAll()
    .orderBy('since', 'desc')
    .orderBy('id')
    .execute();
  return { keys: rows.map((row) => ({ id: row.id, publicKey: row.public_key, since: isoDate(row.since) })) };
}
