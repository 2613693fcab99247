import type { Core } from '../ground/core.ts';

/** The published keys by their ids, each the same for ever. */
export async function ledgerKeyVersions({ db }: Core): Promise<Map<string, string>> {
  const rows = await db.selectFrom('ledger_keys').select(['id', 'public_key']).orderBy('since').execute();
  return new Map(rows.map((row) => [row.id, row.public_key]));
}
