import { sql } from 'kysely';
import type { ConfirmedOpportunities } from '#contract/credit-opportunities/shapes.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { load } from '../opportunities/find-opportunities.ts';
import { presentListed } from '../opportunities/present.ts';
import { isOrganisationShown } from '../organisations/is-shown.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';

const most = 12;

/**
 * The open opportunities whose credit an institution has confirmed, the newest first.
 * @throws Refusal `organisation_unknown`
 */
export async function listConfirmedOpportunities(
  core: Core,
  organisationSlug: string,
): Promise<ConfirmedOpportunities> {
  const organisation = await core.db
    .selectFrom('organisations')
    .select('slug')
    .where('slug', '=', organisationSlug)
    .where(isOrganisationShown)
    .executeTakeFirst();
  if (!organisation) throw new Refusal('organisation_unknown');
  const found = await core.db
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select(['opportunities.id', (row) => row.fn.countAll<string>().over().as('count')])
    .where(sql<boolean>`opportunities.credit_confirmed ->> 'organisation' = ${organisation.slug}`)
    .where('opportunities.credit_confirmed', 'is not', null)
    .where('opportunities.state', '=', 'live')
    .where('opportunities.closes_at', '>', sql<Date>`now()`)
    .where(isShownToOthers)
    .orderBy('opportunities.sequence', 'desc')
    .limit(most)
    .execute();
  const rows = await load(
    core,
    found.map(({ id }) => id),
  );
  return {
    opportunities: rows.map(presentListed),
    others: Number(found[0]?.count ?? 0) - found.length,
  };
}
