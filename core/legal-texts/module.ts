import type { Module } from '../ground/declaration.ts';
import { textAnnounced } from './emails/text-announced.ts';
import { legalTextEvents } from './events.ts';
import { legalTextsRows } from './expected-rows.ts';
import { legalTextNotifications } from './notifications.ts';
import { legalTextData } from './own-data.ts';
import { legalTextScheduledJobs } from './scheduled.ts';
import { shownTextVersions } from './text-versions.ts';

export const legalTexts: Module = {
  name: 'legal-texts',
  noConsents: {
    'PUT /account/purposes': { none: 'The version of a text declares each purpose.' },
    'PUT /guardian-requests/:requestId/purpose': { none: 'The version of a text declares each purpose.' },
  },
  events: legalTextEvents,
  hasUnseenEvents: true,
  shown: [{ one: 'legal text', all: 'legal texts', look: shownTextVersions }],
  notifications: legalTextNotifications,
  emails: [textAnnounced],
  scheduledJobs: legalTextScheduledJobs,
  ownData: legalTextData,
  expectedRows: legalTextsRows,
};
