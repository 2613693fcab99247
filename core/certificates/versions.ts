import type { Core } from '../ground/core.ts';

/** The lists of ended certificates by their numbers, each with the time of its last change. */
export async function certificateListVersions({ db }: Core): Promise<Map<string, string>> {
  const rows = await db.selectFrom('certificate_lists').selectAll().orderBy('number').execute();
  return new Map(rows.map((row) => [String(row.number), row.changed_at.toISOString()]));
}

/** The published keys by their ids, each the same for ever. */
export async function certificateKeyVersions({ db }: Core): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('certificate_keys')
    .select(['id', 'public_key'])
    .orderBy('since')
    .execute();
  return new Map(rows.map((row) => [row.id, row.public_key]));
}
