import type { Module } from '../ground/declaration.ts';
import { youngMenteeConsents } from './consents.ts';
import { youngMenteeDeadlines } from './deadlines.ts';
import { guardianMentoring } from './emails/guardian-mentoring.ts';
import { youngMentorReference } from './emails/young-mentor-reference.ts';
import { youngStatementCode } from './emails/young-statement-code.ts';
import { youngMenteeEvents } from './events.ts';
import { youngMenteesRows } from './expected-rows.ts';
import { isPairOpen } from './is-pair-open.ts';
import { youngMenteeLiveUpdates } from './live-updates.ts';
import { youngMenteeNotifications } from './notifications.ts';
import { youngMenteeData } from './own-data.ts';
import { youngMenteeReactions } from './reactions.ts';
import { youngMenteeScheduledJobs } from './scheduled.ts';

export const youngMentees: Module = {
  name: 'young-mentees',
  consents: youngMenteeConsents,
  noConsents: {
    'young_requests.agreed_at': {
      none: 'The answer to one request. The guardian ends it with written mentoring.',
    },
    'young_mentors.statement_version': { none: 'A mentor declares something about themself.' },
    'POST /account/young-mentor': { none: 'A mentor declares something about themself.' },
    'POST /guardian-mentoring-answers': {
      none: 'The answer to one request. The guardian ends it with written mentoring.',
    },
  },
  events: youngMenteeEvents,
  hasUnseenEvents: true,
  notifications: youngMenteeNotifications,
  emails: [guardianMentoring, youngMentorReference, youngStatementCode],
  reactions: youngMenteeReactions,
  presenters: youngMenteeLiveUpdates,
  scheduledJobs: youngMenteeScheduledJobs,
  deadlines: youngMenteeDeadlines,
  youngPairs: isPairOpen,
  ownData: youngMenteeData,
  expectedRows: youngMenteesRows,
  tablesWithBytes: ['young_request_files'],
};
