import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

export const avatarNews: Presenters = {
  'avatars.updated': (core, { accountId }) => accountChanged(core, accountId, 'avatar'),
  'avatars.removed': (core, { accountId }) => accountChanged(core, accountId, 'avatar'),
};
