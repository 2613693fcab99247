import type { Module } from '../ground/declaration.ts';
import { applicationChores } from './chores.ts';
import { applicationEvents } from './events.ts';
import { applicationNews } from './news.ts';
import { applicationNotices } from './notices.ts';
import { applicationSteps } from './open-steps.ts';
import { applicationData } from './own-data.ts';
import { ownerData } from './own-data-of-owners.ts';
import { trialData } from './own-data-of-trials.ts';
import { knowByApplication } from './policy.ts';
import { applicationReactions } from './reactions.ts';
import { applicationWaits } from './waits.ts';

export const applications: Module = {
  name: 'applications',
  events: applicationEvents,
  notices: applicationNotices,
  reactions: applicationReactions,
  presenters: applicationNews,
  chores: applicationChores,
  waits: applicationWaits,
  openSteps: applicationSteps,
  acquaintances: [knowByApplication],
  ownData: { ...applicationData, ...ownerData, ...trialData },
  tablesWithBytes: ['application_files', 'application_trial_files'],
};
