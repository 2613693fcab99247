import type { Module } from '../ground/declaration.ts';
import { childConfirmed } from './child-confirmed.ts';
import { suspensionConfirmed } from './confirmed.ts';
import { accountSuspended } from './emails/account-suspended.ts';
import { birthDateCorrected } from './emails/birth-date-corrected.ts';
import { suspensionEnded } from './emails/suspension-ended.ts';
import { supervisionEvents } from './events.ts';
import { supervisionNotifications } from './notifications.ts';
import { supervisionReactions } from './reactions.ts';

export const supervision: Module = {
  name: 'supervision',
  noConsents: {
    'PUT /admin/accounts/:accountId/guardian-review': { none: 'An administrator decides.' },
  },
  events: supervisionEvents,
  notifications: supervisionNotifications,
  emails: [birthDateCorrected, accountSuspended, suspensionEnded],
  reactions: supervisionReactions,
  confirmed: [suspensionConfirmed, childConfirmed],
};
