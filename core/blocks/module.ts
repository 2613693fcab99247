import type { Module } from '../ground/declaration.ts';
import { blockEvents } from './events.ts';
import { blockNews } from './news.ts';
import { blockNotices } from './notices.ts';
import { blockData } from './own-data.ts';
import { blockRepeats } from './repeats.ts';

export const blocks: Module = {
  name: 'blocks',
  events: blockEvents,
  notices: blockNotices,
  presenters: blockNews,
  ownData: blockData,
  repeats: blockRepeats,
};
