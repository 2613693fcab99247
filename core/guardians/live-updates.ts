import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

/** The labels of an account show whether it waits for a guardian. */
export const guardianLiveUpdates: Presenters = {
  'guardians.answered': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
  'guardians.reviewed': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
  'guardians.ended': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
  'guardians.outgrown': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
};
