import type { Core } from '../ground/core.ts';

/** The handles of members with a public page, newest first. */
export async function publicHandles(core: Core, { most }: { most: number }): Promise<string[]> {
  const rows = await core.db
    .selectFrom('people')
    .innerJoin('handles', 'handles.account_id', 'people.account_id')
    .select('handles.handle')
    .where('people.listed', '=', true)
    .where('people.visibility', '=', 'public')
    .where('handles.is_current', '=', true)
    .orderBy('people.sequence', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ handle }) => handle);
}
