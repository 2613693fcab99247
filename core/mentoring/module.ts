import type { Module } from '../ground/declaration.ts';
import { calendarDatesOfMentoring } from './calendar-dates.ts';
import { datesOfSessions } from './dates.ts';
import { mentoringDeadlines } from './deadlines.ts';
import { countsOfSessions } from './desk-counts.ts';
import { mentoringEvents } from './events.ts';
import { mentoringRows } from './expected-rows.ts';
import { mentoringLiveUpdates } from './live-updates.ts';
import { mentoringNotifications } from './notifications.ts';
import { mentoringSteps } from './open-steps.ts';
import { mentoringData } from './own-data.ts';
import { knowByMentoring } from './policy.ts';
import { mentoringReactions } from './reactions.ts';
import { reportableNote, reportableSession, reportableThanks } from './reportable.ts';
import { requestsForSessions } from './requests.ts';
import { mentoringScheduledJobs } from './scheduled.ts';

export const mentoring: Module = {
  name: 'mentoring',
  noConsents: {
    'mentoring_sessions.confirmed_at': { none: 'A mentor takes a request.' },
  },
  reportables: {
    mentoring_session: reportableSession,
    mentoring_note: reportableNote,
    mentor_thanks: reportableThanks,
  },
  events: mentoringEvents,
  hasUnseenEvents: true,
  notifications: mentoringNotifications,
  reactions: mentoringReactions,
  presenters: mentoringLiveUpdates,
  scheduledJobs: mentoringScheduledJobs,
  deadlines: mentoringDeadlines,
  openSteps: mentoringSteps,
  mentorRequests: requestsForSessions,
  mentoringCounts: countsOfSessions,
  acquaintances: [knowByMentoring],
  ownData: mentoringData,
  expectedRows: mentoringRows,
  dates: [datesOfSessions],
  calendarDates: [calendarDatesOfMentoring],
  tablesWithBytes: ['mentoring_files'],
};
