import type { Module } from '../ground/declaration.ts';
import { plansOfMentorships } from './agreed-plans.ts';
import { datesOfMentorships } from './dates.ts';
import { mentorshipDeadlines } from './deadlines.ts';
import { countsOfMentorships } from './desk-counts.ts';
import { mentorshipEvents } from './events.ts';
import { mentorshipsRows } from './expected-rows.ts';
import { mentorshipLiveUpdates } from './live-updates.ts';
import { mentorshipNotifications } from './notifications.ts';
import { mentorshipSteps } from './open-steps.ts';
import { mentorshipData } from './own-data.ts';
import { mentorshipReactions } from './reactions.ts';
import { reportableMentorship } from './reportable.ts';
import { mentorshipScheduledJobs } from './scheduled.ts';
import { tieOfMentorship } from './tie.ts';

export const mentorships: Module = {
  name: 'mentorships',
  mentoringCounts: countsOfMentorships,
  ties: [tieOfMentorship],
  reportables: { mentorship: reportableMentorship },
  events: mentorshipEvents,
  hasUnseenEvents: true,
  notifications: mentorshipNotifications,
  reactions: mentorshipReactions,
  presenters: mentorshipLiveUpdates,
  scheduledJobs: mentorshipScheduledJobs,
  deadlines: mentorshipDeadlines,
  openSteps: mentorshipSteps,
  ownData: mentorshipData,
  expectedRows: mentorshipsRows,
  dates: [datesOfMentorships],
  agreedPlans: plansOfMentorships,
};
