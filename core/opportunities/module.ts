import type { Module } from '../ground/declaration.ts';
import { opportunityChores } from './chores.ts';
import { opportunityEvents } from './events.ts';
import { opportunityNews } from './news.ts';
import { opportunityNotices } from './notices.ts';
import { opportunitySteps } from './open-steps.ts';
import { opportunityData } from './own-data.ts';
import { opportunityReactions } from './reactions.ts';
import { reportableOpportunity } from './reportable.ts';
import { nameOfOpportunity } from './subject-name.ts';
import { opportunityWaits } from './waits.ts';

export const opportunities: Module = {
  name: 'opportunities',
  reportables: { opportunity: reportableOpportunity },
  subjectNames: [nameOfOpportunity],
  events: opportunityEvents,
  notices: opportunityNotices,
  reactions: opportunityReactions,
  presenters: opportunityNews,
  chores: opportunityChores,
  waits: opportunityWaits,
  openSteps: opportunitySteps,
  ownData: opportunityData,
};
