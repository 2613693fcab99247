import { type Entry, entry } from '#contract/ledger/entry.ts';
import type { Db } from '#db/connect.ts';

/** All entries of an agreement's ledger, in order. */
export async function findEntries(db: Db, agreementId: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('agreement_entries')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ agreement_id: _, at, ...row }) => entry.parse({ ...row, at: at.toISOString() }));
}
