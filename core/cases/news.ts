import { accountChanged } from '../accounts/news.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Open pages of those concerned look again; of what it is nothing travels. */
export const caseNews: Presenters = {
  'cases.judged': (core, { accountId }) => accountChanged(core, accountId, 'cases'),
  'cases.reportAnswered': (core, { accountId }) => accountChanged(core, accountId, 'cases'),
  'cases.appealAnswered': (core, { accountId }) => accountChanged(core, accountId, 'cases'),
};
