import type { Module } from '../ground/declaration.ts';
import { creditOpportunityEvents } from './events.ts';
import { creditOpportunitiesRows } from './expected-rows.ts';
import { creditOpportunityNotifications } from './notifications.ts';
import { creditOpportunitySteps } from './open-steps.ts';
import { creditOpportunityData } from './own-data.ts';
import { creditOpportunityReactions } from './reactions.ts';

export const creditOpportunities: Module = {
  name: 'credit-opportunities',
  events: creditOpportunityEvents,
  notifications: creditOpportunityNotifications,
  reactions: creditOpportunityReactions,
  openSteps: creditOpportunitySteps,
  ownData: creditOpportunityData,
  expectedRows: creditOpportunitiesRows,
};
