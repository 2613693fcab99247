import type { Module } from '../ground/declaration.ts';
import { changedOpportunities } from './changed-opportunities.ts';
import { datesOfOpportunities } from './dates.ts';
import { opportunityDeadlines } from './deadlines.ts';
import { opportunityEvents } from './events.ts';
import { opportunitiesRows } from './expected-rows.ts';
import { opportunityFirstSteps } from './first-steps.ts';
import { opportunityLiveUpdates } from './live-updates.ts';
import { opportunityNotifications } from './notifications.ts';
import { opportunitySteps } from './open-steps.ts';
import { opportunityData } from './own-data.ts';
import { opportunityReactions } from './reactions.ts';
import { reportableOpportunity } from './reportable.ts';
import { opportunityScheduledJobs } from './scheduled.ts';
import { nameOfOpportunity } from './subject-name.ts';

export const opportunities: Module = {
  name: 'opportunities',
  firstSteps: opportunityFirstSteps,
  reportables: { opportunity: reportableOpportunity },
  subjectNames: [nameOfOpportunity],
  events: opportunityEvents,
  shownStreams: [
    { one: 'opportunity', all: 'all opportunities', list: 'opportunities', since: changedOpportunities },
  ],
  notifications: opportunityNotifications,
  reactions: opportunityReactions,
  presenters: opportunityLiveUpdates,
  scheduledJobs: opportunityScheduledJobs,
  deadlines: opportunityDeadlines,
  openSteps: opportunitySteps,
  ownData: opportunityData,
  expectedRows: opportunitiesRows,
  dates: [datesOfOpportunities],
};
