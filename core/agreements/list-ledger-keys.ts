import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';

/** The public keys with which heads of ledgers were signed, the newest first. */
export async function listLedgerKeys({ db }: Core) {
  const rows = await db
    .selectFrom('ledger_keys')
    .selectAll()
    .orderBy('since', 'desc')
    .orderBy('id')
    .execute();
  return { keys: rows.map((row) => ({ id: row.id, publicKey: row.public_key, since: isoDate(row.since) })) };
}
