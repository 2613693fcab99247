import type { Module } from '../ground/declaration.ts';
import { standingChores } from './chores.ts';
import { standingEvents } from './events.ts';
import { standingNotices } from './notices.ts';
import { standingData } from './own-data.ts';
import { standingRepeats } from './repeats.ts';

export const standings: Module = {
  name: 'standings',
  events: standingEvents,
  notices: standingNotices,
  changesRoles: ['standings.changed'],
  chores: standingChores,
  ownData: standingData,
  repeats: standingRepeats,
};
