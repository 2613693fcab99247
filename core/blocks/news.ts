import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

export const blockNews: Presenters = {
  'blocks.changed': (core, { accountId }) => accountChanged(core, accountId, 'blocks'),
};
