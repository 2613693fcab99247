import * as calls from '#contract/credit-opportunities/calls.ts';
import { confirmCredit } from '#core/credit-opportunities/confirm-credit.ts';
import { declineCredit, takeCreditBack } from '#core/credit-opportunities/decline-credit.ts';
import { getAskedOpportunity } from '#core/credit-opportunities/get-asked-opportunity.ts';
import { getOpportunityCredit } from '#core/credit-opportunities/get-opportunity-credit.ts';
import { listAskedOpportunities } from '#core/credit-opportunities/list-asked-opportunities.ts';
import { listConfirmedOpportunities } from '#core/credit-opportunities/list-confirmed-opportunities.ts';
import { nameInstitution, nameNoInstitution } from '#core/credit-opportunities/name-institution.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

const changes = [perHour(60, byMember)];

export const creditOpportunityEndpoints: Endpoint[] = [
  answer(calls.getOpportunityCredit, ({ core, actor, params }) =>
    getOpportunityCredit(core, actor, params.opportunityId),
  ),
  answer(
    calls.putOpportunityInstitution,
    ({ core, actor, params }) => nameInstitution(core, actor, params),
    changes,
  ),
  answer(calls.deleteOpportunityInstitution, ({ core, actor, params }) =>
    nameNoInstitution(core, actor, params.opportunityId),
  ),
  answer(calls.getAskedOpportunities, ({ core, actor, params }) =>
    listAskedOpportunities(core, actor, params),
  ),
  answer(calls.getAskedOpportunity, ({ core, actor, params }) => getAskedOpportunity(core, actor, params)),
  answer(
    calls.putCreditConfirmation,
    ({ core, actor, params }) => confirmCredit(core, actor, params),
    changes,
  ),
  answer(calls.deleteCreditConfirmation, ({ core, actor, params }) => takeCreditBack(core, actor, params)),
  answer(calls.putCreditRefusal, ({ core, actor, params }) => declineCredit(core, actor, params), changes),
  answer(calls.getConfirmedOpportunities, ({ core, params }) =>
    listConfirmedOpportunities(core, params.organisationSlug),
  ),
];
