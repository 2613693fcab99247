import type { CreditOfOpportunity } from '#contract/credit-opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { editOpportunity } from '../opportunities/edit-opportunity.ts';
import { isOrganisationShown } from '../organisations/is-shown.ts';
import { getOpportunityCredit } from './get-opportunity-credit.ts';
import { settleCredit } from './steps/settle-credit.ts';

type Named = { opportunityId: string; version: number; organisationSlug: string; hours: number };

/**
 * Names the institution that gives the credit of an opportunity. An open one asks it to confirm; named again, it is asked again
 * where its time was over. One that has declined is not asked again.
 * @throws Refusal `opportunity_unknown`; `credit_institution_unknown`; `credit_opportunity_answered`; the refusals of
 * `editOpportunity`
 */
export async function nameInstitution(
  core: Core,
  member: Member,
  { opportunityId, version, organisationSlug, hours }: Named,
): Promise<CreditOfOpportunity> {
  const { credit, named, canChange } = await getOpportunityCredit(core, member, opportunityId);
  const institution = await findInstitution(core, organisationSlug);
  const answer = named?.organisation.slug === organisationSlug ? named.answer : null;
  if (answer?.state === 'declined' || answer?.state === 'taken_back')
    throw new Refusal('credit_opportunity_answered');
  if (credit?.organisation !== organisationSlug || credit.hours !== hours) {
    const said = { credit: { institution: institution.name, organisation: organisationSlug, hours } };
    await editOpportunity(core, member, { opportunityId, version, said });
  } else if (!canChange) throw new Refusal('opportunity_closed');
  await core.db.transaction().execute((tx) => settleCredit(tx, opportunityId, { isAgain: true }));
  return getOpportunityCredit(core, member, opportunityId);
}

/**
 * Leaves the name of the institution as it is written: none here is asked.
 * @throws Refusal `opportunity_unknown`; the refusals of `editOpportunity`
 */
export async function nameNoInstitution(
  core: Core,
  member: Member,
  opportunityId: string,
): Promise<CreditOfOpportunity> {
  const { credit, opportunity } = await getOpportunityCredit(core, member, opportunityId);
  if (credit?.organisation) {
    const said = { credit: { ...credit, organisation: '' } };
    await editOpportunity(core, member, { opportunityId, version: opportunity.version, said });
    await core.db.transaction().execute((tx) => settleCredit(tx, opportunityId));
  }
  return getOpportunityCredit(core, member, opportunityId);
}

async function findInstitution({ db }: Core, slug: string): Promise<{ name: string }> {
  const found = await db
    .selectFrom('organisations')
    .select('name')
    .where('slug', '=', slug)
    .where('kind', '=', 'Educational institution')
    .where('state', '=', 'active')
    .where(isOrganisationShown)
    .executeTakeFirst();
  if (!found) throw new Refusal('credit_institution_unknown');
  return found;
}
