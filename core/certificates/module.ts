import type { Module } from '../ground/declaration.ts';
import { certificateEvents } from './events.ts';
import { findShownCertificates } from './find-shown.ts';
import { certificateNotifications } from './notifications.ts';
import { certificateData } from './own-data.ts';
import { certificateReactions } from './reactions.ts';

export const certificates: Module = {
  name: 'certificates',
  events: certificateEvents,
  notifications: certificateNotifications,
  reactions: certificateReactions,
  certificates: findShownCertificates,
  ownData: certificateData,
};
