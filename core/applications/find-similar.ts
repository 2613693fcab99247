import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { ListedOpportunity } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Filters } from '../opportunities/filters.ts';
import { findOpen } from '../opportunities/find-opportunities.ts';
import { findFit } from '../opportunities/fit.ts';
import { presentListed } from '../opportunities/present.ts';
import { rowOf } from '../opportunities/row.ts';

const noFilters: Filters = {
  search: '',
  kind: '',
  skill: '',
  place: '',
  within: '',
  remote: '',
  hours: '',
  pay: 0,
  currency: 'INR',
  equity: '',
  credit: '',
  institution: '',
  verified: '',
  begins: '',
  textIn: '',
};

/**
 * Open opportunities similar to that of an application: first of its kind, by the member's match and shared skills, then of
 * any kind. Left out are those that the member has applied for, is behind, or is kept from by blocks.
 * @throws Refusal `application_unknown`
 */
export async function findSimilar(
  core: Core,
  { id }: Member,
  applicationId: string,
): Promise<{ opportunities: ListedOpportunity[] }> {
  const found = await core.db
    .selectFrom('applications')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .selectAll('opportunities')
    .where('applications.id', '=', applicationId)
    .where('account_id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal('application_unknown');
  const { said } = rowOf(found);
  const fit = await findFit(core.db, id);
  const wanted = { ...noFilters, order: 'fit' as const, after: '' };
  const [alike, others] = await Promise.all([
    findOpen(core, { ...wanted, kind: said.kind }, fit),
    findOpen(core, wanted, fit),
  ]);
  const known = await knownOpportunitiesOf(core, id);
  const skills = new Set(said.skills);
  const shared = (one: { said: { skills: string[] } }) =>
    one.said.skills.filter((skill) => skills.has(skill)).length;
  const rows = [...alike.rows.toSorted((a, b) => shared(b) - shared(a)), ...others.rows];
  const apart = await findApart(
    core,
    id,
    rows.map((row) => row.project_id),
  );
  const isOpenTo = (row: { id: string; project_id: string }) =>
    !known.has(row.id) && !apart.has(row.project_id);
  const fresh = new Map(rows.filter(isOpenTo).map((row) => [row.id, row]));
  return { opportunities: [...fresh.values()].slice(0, applicationLimits.similar).map(presentListed) };
}

async function knownOpportunitiesOf({ db }: Core, id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('applications')
    .select('opportunity_id as id')
    .where('account_id', '=', id)
    .union(
      db
        .selectFrom('opportunities')
        .innerJoin('project_members', 'project_members.project_id', 'opportunities.project_id')
        .select('opportunities.id')
        .where('project_members.account_id', '=', id)
        .where('opportunities.state', '=', 'live'),
    )
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** The projects with no owner but those whom a block keeps apart from the member. */
async function findApart({ db }: Core, id: string, projectIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ project_id: string }>`
    select project_id from project_members
    where is_owner and project_id = any(${[...projectIds]}::text[])
    group by project_id
    having bool_and(exists (
      select from blocks where (blocker_id, blocked_id) in
        ((project_members.account_id, ${id}), (${id}, project_members.account_id))
    ))`.execute(db);
  return new Set(rows.map((row) => row.project_id));
}
