import * as calls from '#contract/credit-opportunities/calls.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { asked, institutionOf } from './credit-opportunities.ts';

/** An answer needs a cohort with a rule, and a choice an institution. */
export const preparedCredit = [
  prepared(calls.putOpportunityInstitution, async (core) => {
    const [team, { organisationSlug }] = [await member(core, { password: null }), await institutionOf(core)];
    const { id: opportunityId, version } = await openOpportunity(core, team);
    return { headers: asMember(team), params: { opportunityId, version, organisationSlug, hours: 60 } };
  }),
  prepared(calls.putCreditConfirmation, async (core) => {
    const owner = await member(core, { password: null });
    const { named, cohortId } = await asked(core, { owner });
    const params = { ...named, version: 1, terms: 1, hours: 60, cohorts: [cohortId] };
    return { headers: asMember(owner), params };
  }),
];
