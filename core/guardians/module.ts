import type { Module } from '../ground/declaration.ts';
import { guardianConsents } from './consents.ts';
import { guardianAnswer } from './emails/guardian-answer.ts';
import { guardianCode } from './emails/guardian-code.ts';
import { guardianErasureNotice } from './emails/guardian-erasure-notice.ts';
import { guardianRequest } from './emails/guardian-request.ts';
import { guardianEvents } from './events.ts';
import { guardiansRows } from './expected-rows.ts';
import { guardianLiveUpdates } from './live-updates.ts';
import { guardianNotifications } from './notifications.ts';
import { guardianData } from './own-data.ts';
import { guardianReactions } from './reactions.ts';
import { guardianRepeats } from './repeats.ts';
import { guardianScheduledJobs } from './scheduled.ts';

export const guardians: Module = {
  name: 'guardians',
  consents: guardianConsents,
  events: guardianEvents,
  notifications: guardianNotifications,
  presenters: guardianLiveUpdates,
  changesRoles: ['guardians.answered', 'guardians.ended', 'guardians.outgrown'],
  emails: [guardianRequest, guardianAnswer, guardianCode, guardianErasureNotice],
  scheduledJobs: guardianScheduledJobs,
  reactions: guardianReactions,
  ownData: guardianData,
  expectedRows: guardiansRows,
  repeats: guardianRepeats,
};
