import * as calls from '#contract/credit-opportunities/calls.ts';
import { newId } from '#core/ground/ids.ts';
import { accessOf } from '#tests/access/access-of.ts';
import { opportunityThings } from '#tests/opportunities/things.ts';
import { creditOpportunityThings as things } from './things.ts';

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));

/** The thing that each call of this module names. */
export const creditOpportunityAccess = accessOf(
  calls,
  {
    getOpportunityCredit: opportunityThings.opportunity,
    putOpportunityInstitution: things.naming,
    deleteOpportunityInstitution: opportunityThings.opportunity,
    getAskedOpportunities: things.institution,
    getAskedOpportunity: things.asked,
    putCreditConfirmation: things.confirmable,
    deleteCreditConfirmation: things.confirmed,
    putCreditRefusal: things.asked,
    getConfirmedOpportunities: things.institution,
  },
  {
    putOpportunityInstitution: values({ version: 1, hours: 60 }),
    getAskedOpportunities: values({ list: 'waiting' }),
    putCreditConfirmation: values({ version: 1, terms: 1, hours: 60, cohorts: [newId()] }),
    deleteCreditConfirmation: values({ reason: 'The course has ended.' }),
    putCreditRefusal: values({ reason: 'No course fits.' }),
  },
);
