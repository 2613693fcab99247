import type { Module } from '../ground/declaration.ts';
import { consentEvents } from './events.ts';
import { consentNotices } from './notices.ts';
import { consentData } from './own-data.ts';
import { consentReactions } from './reactions.ts';
import { consentRepeats } from './repeats.ts';

export const consents: Module = {
  name: 'consents',
  events: consentEvents,
  notices: consentNotices,
  ownData: consentData,
  repeats: consentRepeats,
  reactions: consentReactions,
};
