import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Makes open pages of the member reload; the live update carries no content. */
export const nomineeLiveUpdates: Presenters = {
  'nominees.asked': (core, { accountId }) => accountChanged(core, accountId, 'nominees'),
  'nominees.ended': (core, { accountId }) => accountChanged(core, accountId, 'nominees'),
};
