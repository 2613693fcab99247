import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { creditOpportunityAccess } from './access.ts';
import { creditOpportunityAddresses } from './addresses.ts';
import { creditOpportunityEvents } from './events.ts';
import { creditOpportunityNoBeginnings } from './no-beginnings.ts';
import { creditOpportunityOpenStates } from './open-states.ts';
import { preparedCredit } from './prepared.ts';

export const creditOpportunitySamples = {
  access: creditOpportunityAccess,
  noBeginnings: creditOpportunityNoBeginnings,
  events: creditOpportunityEvents,
  lapses: { credit_opportunity: 'the credit stays unconfirmed' },
  openStates: creditOpportunityOpenStates,
  prepared: preparedCredit,
  addresses: creditOpportunityAddresses,
  words: ['Wardha College of Commerce'],
} satisfies ModuleSamples;
