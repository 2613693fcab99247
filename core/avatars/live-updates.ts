import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

export const avatarLiveUpdates: Presenters = {
  'avatars.updated': (core, { accountId }) => accountChanged(core, accountId, 'avatar'),
  'avatars.removed': (core, { accountId }) => accountChanged(core, accountId, 'avatar'),
};
