import type { Module } from '../ground/declaration.ts';
import { calendarDatesOfApplications } from './calendar-dates.ts';
import { datesOfApplications } from './dates.ts';
import { applicationDeadlines } from './deadlines.ts';
import { applicationEvents } from './events.ts';
import { applicationsRows } from './expected-rows.ts';
import { applicationFirstSteps } from './first-steps.ts';
import { applicationLiveUpdates } from './live-updates.ts';
import { applicationNotifications } from './notifications.ts';
import { applicationSteps } from './open-steps.ts';
import { applicationData } from './own-data.ts';
import { ownerData } from './own-data-of-owners.ts';
import { trialData } from './own-data-of-trials.ts';
import { knowByApplication } from './policy.ts';
import { applicationReactions } from './reactions.ts';
import { reportableAnswer, reportableFile } from './reportable.ts';
import { applicationScheduledJobs } from './scheduled.ts';

export const applications: Module = {
  name: 'applications',
  firstSteps: applicationFirstSteps,
  events: applicationEvents,
  notifications: applicationNotifications,
  reactions: applicationReactions,
  presenters: applicationLiveUpdates,
  scheduledJobs: applicationScheduledJobs,
  deadlines: applicationDeadlines,
  openSteps: applicationSteps,
  acquaintances: [knowByApplication],
  ownData: { ...applicationData, ...ownerData, ...trialData },
  expectedRows: applicationsRows,
  tablesWithBytes: ['application_files', 'application_trial_files'],
  dates: datesOfApplications,
  calendarDates: [calendarDatesOfApplications],
  reportables: { application_answer: reportableAnswer, application_file: reportableFile },
};
