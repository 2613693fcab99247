import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

export const blockLiveUpdates: Presenters = {
  'blocks.changed': (core, { accountId }) => accountChanged(core, accountId, 'blocks'),
};
