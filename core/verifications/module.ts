import type { Module } from '../ground/declaration.ts';
import { describeReviews } from './describe-deadlines.ts';
import { verificationAppealDecided } from './emails/verification-appeal-decided.ts';
import { verificationCode } from './emails/verification-code.ts';
import { verificationEnding } from './emails/verification-ending.ts';
import { verificationExpired } from './emails/verification-expired.ts';
import { verificationHeld } from './emails/verification-held.ts';
import { verificationRejected } from './emails/verification-rejected.ts';
import { verificationRevoked } from './emails/verification-revoked.ts';
import { verificationVerified } from './emails/verification-verified.ts';
import { verificationEvents } from './events.ts';
import { verificationsRows } from './expected-rows.ts';
import { verificationFirstSteps } from './first-steps.ts';
import { verificationLiveUpdates } from './live-updates.ts';
import { verificationNotifications } from './notifications.ts';
import { verificationSteps } from './open-steps.ts';
import { verificationData } from './own-data.ts';
import { verificationReactions } from './reactions.ts';
import { verificationScheduledJobs } from './scheduled.ts';

export const verifications: Module = {
  name: 'verifications',
  firstSteps: verificationFirstSteps,
  noConsents: { 'verifications.way': { none: 'How a fact is checked.' } },
  events: verificationEvents,
  notifications: verificationNotifications,
  presenters: verificationLiveUpdates,
  emails: [
    verificationCode,
    verificationHeld,
    verificationVerified,
    verificationRejected,
    verificationAppealDecided,
    verificationRevoked,
    verificationEnding,
    verificationExpired,
  ],
  reactions: verificationReactions,
  scheduledJobs: verificationScheduledJobs,
  ownData: verificationData,
  expectedRows: verificationsRows,
  tablesWithBytes: ['evidence_files'],
  deadlines: { verification_review: describeReviews },
  openSteps: verificationSteps,
};
