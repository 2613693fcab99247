import type { Db } from '#db/connect.ts';

/** The rows of the roster that a preview changes. */
export async function findChangedRows(db: Db, importId: string): Promise<string[]> {
  const lines = await db
    .selectFrom('roster_import_rows')
    .select('row_id')
    .where('import_id', '=', importId)
    .where('kind', '=', 'changed')
    .execute();
  return lines.map((line) => line.row_id);
}
