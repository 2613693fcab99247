import type { Module } from '../ground/declaration.ts';
import { blockEvents } from './events.ts';
import { blocksRows } from './expected-rows.ts';
import { blockLiveUpdates } from './live-updates.ts';
import { blockNotifications } from './notifications.ts';
import { blockData } from './own-data.ts';
import { blockRepeats } from './repeats.ts';

export const blocks: Module = {
  name: 'blocks',
  events: blockEvents,
  notifications: blockNotifications,
  presenters: blockLiveUpdates,
  ownData: blockData,
  expectedRows: blocksRows,
  repeats: blockRepeats,
};
