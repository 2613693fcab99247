import type { Module } from '../ground/declaration.ts';
import { supervisionEvents } from './events.ts';
import { accountSuspended } from './letters/account-suspended.ts';
import { birthDateCorrected } from './letters/birth-date-corrected.ts';
import { suspensionEnded } from './letters/suspension-ended.ts';
import { supervisionNotices } from './notices.ts';
import { supervisionReactions } from './reactions.ts';

export const supervision: Module = {
  name: 'supervision',
  events: supervisionEvents,
  notices: supervisionNotices,
  letters: [birthDateCorrected, accountSuspended, suspensionEnded],
  reactions: supervisionReactions,
};
