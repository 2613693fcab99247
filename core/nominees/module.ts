import type { Module } from '../ground/declaration.ts';
import { grantConfirmed } from './confirmed.ts';
import { nomineeDeadlines } from './deadlines.ts';
import { nomineeDuties } from './duties.ts';
import { nomineeAsked } from './emails/nominee-asked.ts';
import { nomineeCode } from './emails/nominee-code.ts';
import { nomineeNamed } from './emails/nominee-named.ts';
import { nomineeState } from './emails/nominee-state.ts';
import { nomineeEvents } from './events.ts';
import { nomineesRows } from './expected-rows.ts';
import { nomineeLiveUpdates } from './live-updates.ts';
import { nomineeNotifications } from './notifications.ts';
import { nomineeData } from './own-data.ts';
import { nomineeReactions } from './reactions.ts';
import { nomineeScheduledJobs } from './scheduled.ts';
import { numberOfNomineeRequest } from './subject-name.ts';

export const nominees: Module = {
  name: 'nominees',
  subjectNames: [numberOfNomineeRequest],
  events: nomineeEvents,
  presenters: nomineeLiveUpdates,
  notifications: nomineeNotifications,
  emails: [nomineeNamed, nomineeCode, nomineeAsked, nomineeState],
  reactions: nomineeReactions,
  scheduledJobs: nomineeScheduledJobs,
  deadlines: nomineeDeadlines,
  duties: nomineeDuties,
  confirmed: [grantConfirmed],
  ownData: nomineeData,
  expectedRows: nomineesRows,
  tablesWithBytes: ['nominee_documents'],
};
