import type { AffiliationState, AffiliationsBody } from '#contract/organisations/project-calls.ts';
import type { Db } from '#db/connect.ts';
import type {
  OrganisationProjectAskingSide,
  OrganisationProjectState,
} from '#db/tables/organisation-projects.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSeat } from '../projects/find-seat.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';
import { findOrganisationSeat } from './find-organisation-seat.ts';

export type Side = 'organisation' | 'project';

/**
 * The projects that are of an organisation, that ask or are asked, for its staff.
 * @throws Refusal `organisation_unknown`
 */
export async function listAffiliationsOfOrganisation(
  { db }: Pick<Core, 'db'>,
  { id }: Pick<Member, 'id'>,
  organisationSlug: string,
): Promise<AffiliationsBody> {
  const seat = await findOrganisationSeat(db, id, organisationSlug);
  if (!seat) throw new Refusal('organisation_unknown');
  const rows = await affiliations(db)
    .select(['projects.slug', 'projects.name'])
    .where('said.organisation_id', '=', seat.id)
    // Of a project that others do not see, the organisation sees nothing either.
    .where(isShownToOthers)
    .execute();
  return {
    affiliations: rows.map((row) => present('organisation', row)),
    canChange: seat.roles.includes('owner'),
  };
}

/**
 * The organisation that a project is of, and those that ask or are asked, for its team.
 * @throws Refusal `project_unknown`
 */
export async function listAffiliationsOfProject(
  { db }: Pick<Core, 'db'>,
  { id }: Pick<Member, 'id'>,
  projectSlug: string,
): Promise<AffiliationsBody> {
  const seat = await findSeat(db, id, projectSlug);
  if (!seat) throw new Refusal('project_unknown');
  const rows = await affiliations(db)
    .select(['organisations.slug', 'organisations.name'])
    .where('said.project_id', '=', seat.id)
    .execute();
  return { affiliations: rows.map((row) => present('project', row)), canChange: seat.is_owner };
}

function affiliations(db: Db) {
  return db
    .selectFrom('organisation_projects as said')
    .innerJoin('projects', 'projects.id', 'said.project_id')
    .innerJoin('organisations', 'organisations.id', 'said.organisation_id')
    .select(['said.state', 'said.asking_side', 'said.since'])
    .where('said.state', '<>', 'ended')
    .orderBy('said.since', 'desc');
}

type Row = {
  slug: string;
  name: string;
  state: OrganisationProjectState;
  asking_side: OrganisationProjectAskingSide;
  since: Date;
};

function present(side: Side, { slug, name, state, asking_side: by, since }: Row) {
  return { slug, name, state: stateFor(side, state, by), since: isoDate(since) };
}

/** Only the side that was asked can decline. */
function stateFor(side: Side, state: OrganisationProjectState, askedBy: Side): AffiliationState {
  const isOurs = askedBy === side;
  if (state === 'asked') return isOurs ? 'asked_by_us' : 'asked_by_them';
  if (state === 'declined') return isOurs ? 'declined_by_them' : 'declined_by_us';
  return 'agreed';
}
