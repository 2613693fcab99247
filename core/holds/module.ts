import type { Module } from '../ground/declaration.ts';
import { holdEnded, holdPlaced, holdRenewed } from './confirmed.ts';
import { orderTold } from './emails/order-told.ts';
import { holdEvents } from './events.ts';
import { holdsRows } from './expected-rows.ts';
import { holdLiveUpdates } from './live-updates.ts';
import { holdNotifications } from './notifications.ts';
import { holdData } from './own-data.ts';
import { holdReactions } from './reactions.ts';
import { holdRepeats } from './repeats.ts';
import { holdScheduledJobs } from './scheduled.ts';
import { nameOfHold, numberOfOrder } from './subject-name.ts';

export const holds: Module = {
  name: 'holds',
  repeats: holdRepeats,
  noConsents: { 'holds.confirmed_at': { none: 'Other staff confirm a hold of data.' } },
  subjectNames: [numberOfOrder, nameOfHold],
  events: holdEvents,
  presenters: holdLiveUpdates,
  notifications: holdNotifications,
  emails: [orderTold],
  scheduledJobs: holdScheduledJobs,
  ownData: holdData,
  expectedRows: holdsRows,
  confirmed: [holdPlaced, holdEnded, holdRenewed],
  reactions: holdReactions,
  tablesWithBytes: ['held_bytes'],
};
