import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** How many differ, for the operator's figures. */
export async function countLedgerFaults({ db }: Core): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_checks where since is not null`.execute(db);
  return rows[0]?.count ?? 0;
}
