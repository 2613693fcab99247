import type { Core } from '../ground/core.ts';

/** The files by their names, each with a text that changes with it. */
export async function openDataVersions({ db }: Core): Promise<Map<string, string>> {
  const rows = await db.selectFrom('open_data_files').select(['name', 'storage_key']).execute();
  return new Map(rows.map((row) => [row.name, row.storage_key]));
}
