import type { Module } from '../ground/declaration.ts';
import { contactByIntroduction } from './contact-requests.ts';
import { introductionDeadlines } from './deadlines.ts';
import { introductionEvents } from './events.ts';
import { introductionsRows } from './expected-rows.ts';
import { introductionLiveUpdates } from './live-updates.ts';
import { introductionNotifications } from './notifications.ts';
import { introductionData } from './own-data.ts';
import { knowByIntroduction, tieOfIntroduction } from './policy.ts';
import { introductionReactions } from './reactions.ts';
import { reportableIntroduction } from './reportable.ts';
import { introductionScheduledJobs } from './scheduled.ts';

export const introductions: Module = {
  name: 'introductions',
  noConsents: {
    'introductions.accepted_as': { none: 'The key of a request that accepted another one.' },
    'PUT /account/introductions/:requestId/acceptance': { none: 'A member says yes to talking.' },
  },
  contactRequests: contactByIntroduction,
  reportables: { introduction: reportableIntroduction },
  events: introductionEvents,
  hasUnseenEvents: true,
  notifications: introductionNotifications,
  reactions: introductionReactions,
  presenters: introductionLiveUpdates,
  scheduledJobs: introductionScheduledJobs,
  deadlines: introductionDeadlines,
  acquaintances: [knowByIntroduction],
  ties: [tieOfIntroduction],
  ownData: introductionData,
  expectedRows: introductionsRows,
};
