import type { Module } from '../ground/declaration.ts';
import { consentEvents } from './events.ts';
import { consentNotifications } from './notifications.ts';
import { consentData } from './own-data.ts';
import { consentReactions } from './reactions.ts';
import { consentRepeats } from './repeats.ts';

export const consents: Module = {
  name: 'consents',
  events: consentEvents,
  notifications: consentNotifications,
  ownData: consentData,
  repeats: consentRepeats,
  reactions: consentReactions,
};
