import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import { type Entry, entry } from '#rules/ledger/entry.ts';

/** All entries of an agreement's ledger, in order. */
export async function findEntries(db: Db, agreementId: string): Promise<Entry[]> {
  const rows = await select(db, agreementId);
  return rows.map(entryOf);
}

/** An entry as the table has it. */
export function entryOf({ at, ...row }: { at: Date }): Entry {
  return entry.parse({ ...row, at: at.toISOString() });
}

const select = prepared((db, agreementId: string) =>
  db
    .selectFrom('agreement_entries')
    .select(['sequence', 'at', 'side', 'person', 'fact', 'hashes', 'before', 'hash'])
    .where('agreement_id', '=', agreementId)
    .orderBy('sequence'),
);
