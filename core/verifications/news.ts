import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

export const verificationNews: Presenters = {
  'verifications.changed': (core, { accountId }) => accountChanged(core, accountId, 'verification'),
};
