import type { PublicOrganisation } from '#contract/organisations/public-shapes.ts';
import { districts } from '../districts/table.ts';
import { guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findPersonRows } from '../people/find-person-rows.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';
import { presentListed, shownInLists } from '../projects/present.ts';
import { isOrganisationShown } from './is-shown.ts';
import { placeOf } from './present.ts';
import { pictureOf } from './present-picture.ts';
import { listedOf } from './row.ts';

const mostProjects = 24;

/**
 * An open organisation as everyone sees it: with the projects that are of it, and those of its staff whose profile is public.
 * @throws Refusal `organisation_unknown`
 */
export async function getOrganisation(core: Core, slug: string): Promise<PublicOrganisation> {
  const row = await core.db
    .selectFrom('organisations')
    .selectAll('organisations')
    .select(pictureOf)
    .where('slug', '=', slug)
    .where(isOrganisationShown)
    .executeTakeFirst();
  if (!row) throw new Refusal('organisation_unknown');
  const [projects, staff] = await Promise.all([findProjects(core, row.id), findStaff(core, row.id)]);
  const { kind, state } = listedOf(row);
  return {
    slug: row.slug,
    name: row.name,
    kind,
    registry: row.registry,
    registryNumber: row.registry_number,
    website: row.website,
    city: placeOf(row),
    country: districts.get(row.district)?.country ?? '',
    about: row.about,
    picture: row.picture,
    isPaused: state === 'paused',
    openedAt: isoDateOrEmpty(row.opened_at),
    ...projects,
    ...staff,
  };
}

async function findProjects({ db }: Core, organisationId: string) {
  const found = await db
    .selectFrom('projects')
    .innerJoin('organisation_projects as said', 'said.project_id', 'projects.id')
    .selectAll('projects')
    .select([...shownInLists])
    .select((row) => row.fn.countAll<string>().over().as('count'))
    .where('said.organisation_id', '=', organisationId)
    .where('said.state', '=', 'agreed')
    .where(isShownToOthers)
    .orderBy('said.since', 'desc')
    .orderBy('projects.id')
    .limit(mostProjects)
    .execute();
  return {
    projects: found.map(presentListed),
    otherProjects: Number(found[0]?.count ?? 0) - found.length,
  };
}

async function findStaff(core: Core, organisationId: string) {
  const rows = await core.db
    .selectFrom('organisation_staff')
    .select('account_id')
    .where('organisation_id', '=', organisationId)
    .groupBy('account_id')
    .orderBy((row) => row.fn.min('since'))
    .orderBy('account_id')
    .execute();
  const ids = rows.map(({ account_id: id }) => id);
  const seen = await findPersonRows(core, guest, ids);
  const staff = ids.flatMap((id) => {
    const person = seen.get(id);
    if (!person) return [];
    const { handle, name, avatarId, headline, verified } = person;
    return [{ id, handle, name, avatarId, headline, verified }];
  });
  return { staff, otherStaff: ids.length - staff.length };
}
