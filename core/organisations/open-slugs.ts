import type { Core } from '../ground/core.ts';
import { isOrganisationShown } from './is-shown.ts';

/** The addresses of the open organisations. */
export async function openSlugs({ db }: Core, { most }: { most: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('organisations')
    .select('slug')
    .where(isOrganisationShown)
    .orderBy('sequence', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ slug }) => slug);
}
