import type { OrganisationKind } from '#contract/organisations/limits.ts';
import type { Collaborator, CollaboratorsBody } from '#contract/organisations/public-shapes.ts';
import type { Core } from '../ground/core.ts';
import { isOrganisationShown } from './is-shown.ts';
import { placeOf } from './present.ts';

/** The page shows no more; there are few. */
const most = 300;

/** The active organisations that agreed to stand on the page about working together, by name. */
export async function listCollaborators({ db }: Core): Promise<CollaboratorsBody> {
  const rows = await db
    .selectFrom('organisations')
    .select(['slug', 'name', 'kind', 'district'])
    .where('is_listed', '=', true)
    .where('state', '=', 'active')
    .where(isOrganisationShown)
    .orderBy('name')
    .orderBy('slug')
    .limit(most)
    .execute();
  const ofKind = (kind: OrganisationKind): Collaborator[] =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ slug: row.slug, name: row.name, city: placeOf(row) }));
  return {
    institutions: ofKind('Educational institution'),
    companies: ofKind('Company'),
    partners: ofKind('Ecosystem partner'),
  };
}
