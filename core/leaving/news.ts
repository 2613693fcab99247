import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

/** The labels of an account show whether it is about to be deleted. */
export const leavingNews: Presenters = {
  'accounts.leaving': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
  'accounts.kept': (core, { accountId }) => accountChanged(core, accountId, 'labels'),
};
