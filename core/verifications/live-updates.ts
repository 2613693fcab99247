import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

export const verificationLiveUpdates: Presenters = {
  'verifications.changed': (core, { accountId }) => accountChanged(core, accountId, 'verification'),
};
