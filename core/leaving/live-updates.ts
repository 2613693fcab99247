import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

/** The labels of an account show whether it is about to be deleted. */
export const leavingLiveUpdates: Presenters = {
  'accounts.leaving': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
  'accounts.kept': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
};
