import { accountChanged } from '../accounts/live-updates.ts';
import type { Presenters } from '../ground/realtime.ts';

/** Makes open pages of those concerned reload; the live update carries no content. */
export const caseLiveUpdates: Presenters = {
  'cases.judged': (core, { accountId }) => accountChanged(core, accountId, 'cases'),
  'cases.reportAnswered': (core, { accountId }) => accountChanged(core, accountId, 'cases'),
  'cases.appealAnswered': (core, { accountId }) => accountChanged(core, accountId, 'cases'),
};
