import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Whether an account is about to be deleted shows in its labels. */
export const leavingNews: Presenters = {
  'accounts.leaving': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
  'accounts.kept': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
};
