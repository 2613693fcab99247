import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isProjectSeenBy } from '../projects/is-seen-by.ts';
import { isOrganisationShown } from './is-shown.ts';
import { placeOf } from './present.ts';

type OfProject = { organisation: { slug: string; name: string; city: string } | null };

/**
 * The organisation that a project is of, while everyone may see both.
 * @throws Refusal `project_unknown`
 */
export async function findOrganisationOfProject(
  { db }: Core,
  actor: Actor,
  projectSlug: string,
): Promise<OfProject> {
  const row = await db
    .selectFrom('projects')
    .leftJoin('organisation_projects as said', (join) =>
      join.onRef('said.project_id', '=', 'projects.id').on('said.state', '=', 'agreed'),
    )
    .leftJoin('organisations', (join) =>
      join.onRef('organisations.id', '=', 'said.organisation_id').on(isOrganisationShown),
    )
    .select(['organisations.slug', 'organisations.name', 'organisations.district'])
    .where('projects.slug', '=', projectSlug)
    .where(isProjectSeenBy(actor))
    .executeTakeFirst();
  if (!row) throw new Refusal('project_unknown');
  const { slug, name, district } = row;
  if (slug === null || name === null) return { organisation: null };
  return { organisation: { slug, name, city: placeOf({ district: district ?? '' }) } };
}
