import type { Module } from '../ground/declaration.ts';
import { ownConsents } from './consents.ts';
import { consentEvents } from './events.ts';
import { consentsRows } from './expected-rows.ts';
import { consentLiveUpdates } from './live-updates.ts';
import { consentNotifications } from './notifications.ts';
import { consentData } from './own-data.ts';
import { consentReactions } from './reactions.ts';
import { consentRepeats } from './repeats.ts';

export const consents: Module = {
  name: 'consents',
  consents: ownConsents,
  events: consentEvents,
  presenters: consentLiveUpdates,
  notifications: consentNotifications,
  ownData: consentData,
  expectedRows: consentsRows,
  repeats: consentRepeats,
  reactions: consentReactions,
};
