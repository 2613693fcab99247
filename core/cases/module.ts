import type { Module } from '../ground/declaration.ts';
import { caseDeadlines } from './deadlines.ts';
import { caseAppealAnswered } from './emails/case-appeal-answered.ts';
import { caseDecided } from './emails/case-decided.ts';
import { reportAnswered } from './emails/report-answered.ts';
import { reportCode } from './emails/report-code.ts';
import { reportReceived } from './emails/report-received.ts';
import { caseEvents } from './events.ts';
import { casesRows } from './expected-rows.ts';
import { caseLiveUpdates } from './live-updates.ts';
import { caseNotifications } from './notifications.ts';
import { caseSteps } from './open-steps.ts';
import { caseData } from './own-data.ts';
import { caseReactions } from './reactions.ts';
import { caseScheduledJobs } from './scheduled.ts';

export const cases: Module = {
  name: 'cases',
  events: caseEvents,
  presenters: caseLiveUpdates,
  emails: [reportCode, reportReceived, reportAnswered, caseDecided, caseAppealAnswered],
  scheduledJobs: caseScheduledJobs,
  deadlines: caseDeadlines,
  openSteps: caseSteps,
  reactions: caseReactions,
  notifications: caseNotifications,
  ownData: caseData,
  expectedRows: casesRows,
  tablesWithBytes: ['case_pictures'],
};
