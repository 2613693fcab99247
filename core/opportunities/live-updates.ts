import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { opportunityEvents } from './events.ts';

type OfProject = { accountId: string | null; subject: { projectId: string } };

/** Every member of the team hears that something about their opportunities has changed. */
async function opportunityChanged(core: Core, { subject: { projectId } }: OfProject): Promise<LiveUpdate[]> {
  const seats = await core.db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .execute();
  const updates = await Promise.all(seats.map((seat) => accountChanged(core, seat.account_id, 'projects')));
  return updates.flat();
}

export const opportunityLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(opportunityEvents).map((name) => [name, opportunityChanged]),
);
