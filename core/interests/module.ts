import type { Module } from '../ground/declaration.ts';
import { interestConsents } from './consents.ts';
import { interestEvents } from './events.ts';
import { interestsRows } from './expected-rows.ts';
import { interestFirstSteps } from './first-steps.ts';
import { isOpenFor } from './is-open-for.ts';
import { interestNotifications } from './notifications.ts';
import { interestData } from './own-data.ts';
import { purposesOfInterests } from './purposes.ts';
import { interestReactions } from './reactions.ts';

export const interests: Module = {
  name: 'interests',
  firstSteps: interestFirstSteps,
  consents: interestConsents,
  events: interestEvents,
  hasUnseenEvents: true,
  notifications: interestNotifications,
  introductionPurposes: purposesOfInterests,
  openToIntroductions: isOpenFor,
  ownData: interestData,
  expectedRows: interestsRows,
  reactions: interestReactions,
};
