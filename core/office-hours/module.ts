import type { Module } from '../ground/declaration.ts';
import { datesOfOfficeHours } from './dates.ts';
import { officeHourDeadlines } from './deadlines.ts';
import { countsOfOfficeHours } from './desk-counts.ts';
import { officeHourEvents } from './events.ts';
import { officeHoursRows } from './expected-rows.ts';
import { officeHourLiveUpdates } from './live-updates.ts';
import { officeHourNotifications } from './notifications.ts';
import { officeHourData } from './own-data.ts';
import { knowByOfficeHour } from './policy.ts';
import { officeHourReactions } from './reactions.ts';
import { reportableOfficeHour } from './reportable.ts';
import { reportableQuestion } from './reportable-question.ts';
import { officeHourScheduledJobs } from './scheduled.ts';

export const officeHours: Module = {
  name: 'office-hours',
  mentoringCounts: countsOfOfficeHours,
  reportables: { office_hour: reportableOfficeHour, office_hour_question: reportableQuestion },
  events: officeHourEvents,
  hasUnseenEvents: true,
  notifications: officeHourNotifications,
  reactions: officeHourReactions,
  presenters: officeHourLiveUpdates,
  scheduledJobs: officeHourScheduledJobs,
  deadlines: officeHourDeadlines,
  acquaintances: [knowByOfficeHour],
  ownData: officeHourData,
  expectedRows: officeHoursRows,
  dates: [datesOfOfficeHours],
};
