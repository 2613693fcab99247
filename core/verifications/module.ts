import type { Module } from '../ground/declaration.ts';
import { verificationChores } from './chores.ts';
import { describeReviews } from './describe-waits.ts';
import { verificationEvents } from './events.ts';
import { verificationAppealDecided } from './letters/verification-appeal-decided.ts';
import { verificationCode } from './letters/verification-code.ts';
import { verificationEnding } from './letters/verification-ending.ts';
import { verificationExpired } from './letters/verification-expired.ts';
import { verificationHeld } from './letters/verification-held.ts';
import { verificationRejected } from './letters/verification-rejected.ts';
import { verificationRevoked } from './letters/verification-revoked.ts';
import { verificationVerified } from './letters/verification-verified.ts';
import { verificationNews } from './news.ts';
import { verificationNotices } from './notices.ts';
import { verificationSteps } from './open-steps.ts';
import { verificationData } from './own-data.ts';
import { verificationReactions } from './reactions.ts';

export const verifications: Module = {
  name: 'verifications',
  events: verificationEvents,
  notices: verificationNotices,
  presenters: verificationNews,
  letters: [
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
  chores: verificationChores,
  ownData: verificationData,
  tablesWithBytes: ['evidence_files'],
  waits: { verification_review: describeReviews },
  openSteps: verificationSteps,
};
