import type { Module } from '../ground/declaration.ts';
import { countsOfTrials } from './count-trials.ts';
import { datesOfTrials } from './dates.ts';
import { trialDeadlines } from './deadlines.ts';
import { trialEvents } from './events.ts';
import { trialsRows } from './expected-rows.ts';
import { trialLiveUpdates } from './live-updates.ts';
import { trialNotifications } from './notifications.ts';
import { trialSteps } from './open-steps.ts';
import { trialData } from './own-data.ts';
import { trialReactions } from './reactions.ts';
import { reportableAnswers } from './reportable.ts';
import { trialScheduledJobs } from './scheduled.ts';
import { rulesOfTrials } from './steps/require-trial-room.ts';
import { tieOfTrial } from './tie.ts';

export const trials: Module = {
  name: 'trials',
  events: trialEvents,
  hasUnseenEvents: true,
  notifications: trialNotifications,
  reactions: trialReactions,
  presenters: trialLiveUpdates,
  scheduledJobs: trialScheduledJobs,
  deadlines: trialDeadlines,
  openSteps: trialSteps,
  dates: [datesOfTrials],
  reportables: { trial_answers: reportableAnswers },
  ties: [tieOfTrial],
  trialRules: rulesOfTrials,
  introductionCounts: countsOfTrials,
  ownData: trialData,
  expectedRows: trialsRows,
};
