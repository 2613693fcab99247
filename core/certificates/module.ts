import type { Module } from '../ground/declaration.ts';
import { certificateEvents } from './events.ts';
import { certificatesRows } from './expected-rows.ts';
import { findShownCertificates } from './find-shown.ts';
import { certificateNotifications } from './notifications.ts';
import { certificateData } from './own-data.ts';
import { certificateReactions } from './reactions.ts';
import { certificateKeyVersions, certificateListVersions } from './versions.ts';

export const certificates: Module = {
  name: 'certificates',
  events: certificateEvents,
  shown: [
    { one: 'certificate key', all: 'certificate keys', look: certificateKeyVersions },
    { one: 'certificate list', all: 'certificate lists', look: certificateListVersions },
  ],
  notifications: certificateNotifications,
  reactions: certificateReactions,
  certificates: findShownCertificates,
  ownData: certificateData,
  expectedRows: certificatesRows,
  tablesWithFirstRows: ['certificate_lists'],
};
