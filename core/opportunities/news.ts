import { accountChanged } from '../accounts/news.ts';
import type { Core } from '../ground/core.ts';
import type { News, Presenters } from '../ground/realtime.ts';
import { opportunityEvents } from './events.ts';

type OfProject = { accountId: string | null; subject: { projectId: string } };

/** Every member of the team hears that something about their opportunities has changed. */
async function opportunityChanged(core: Core, { subject: { projectId } }: OfProject): Promise<News[]> {
  const seats = await core.db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .execute();
  const told = await Promise.all(seats.map((seat) => accountChanged(core, seat.account_id, 'projects')));
  return told.flat();
}

export const opportunityNews: Presenters = Object.fromEntries(
  Object.keys(opportunityEvents).map((name) => [name, opportunityChanged]),
);
