import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Makes open pages of the member reload; the live update carries no content. */
export const rightsLiveUpdates: Presenters = {
  'rights.taken': (core, { accountId }) => accountChanged(core, accountId, 'rights'),
  'rights.answered': (core, { accountId }) => accountChanged(core, accountId, 'rights'),
  'rights.late': (core, { accountId }) => accountChanged(core, accountId, 'rights'),
};
