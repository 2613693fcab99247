import type { Module } from '../ground/declaration.ts';
import { mentorDeadlines } from './deadlines.ts';
import { mentorEvents } from './events.ts';
import { mentorsRows } from './expected-rows.ts';
import { mentorFirstSteps } from './first-steps.ts';
import { mentorshipVersions } from './get-mentorship.ts';
import { mentorLiveUpdates } from './live-updates.ts';
import { mentorNotifications } from './notifications.ts';
import { mentorData } from './own-data.ts';
import { mentorReactions } from './reactions.ts';
import { reportableMentorPage } from './reportable.ts';
import { mentorScheduledJobs } from './scheduled.ts';

export const mentors: Module = {
  name: 'mentors',
  firstSteps: mentorFirstSteps,
  reportables: { mentor_page: reportableMentorPage },
  events: mentorEvents,
  shown: [{ one: 'mentor count', all: 'mentor counts', look: mentorshipVersions }],
  notifications: mentorNotifications,
  reactions: mentorReactions,
  presenters: mentorLiveUpdates,
  scheduledJobs: mentorScheduledJobs,
  deadlines: mentorDeadlines,
  ownData: mentorData,
  expectedRows: mentorsRows,
};
