import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { cofounderTitleEvents } from './events.ts';

type OfProject = { subject: { projectId: string } };

/** The whole team asks again. */
async function ofTeam(core: Core, { subject }: OfProject): Promise<LiveUpdate[]> {
  const team = await core.db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', subject.projectId)
    .execute();
  return (await Promise.all(team.map(({ account_id: id }) => accountChanged(core, id, 'turns')))).flat();
}

export const cofounderTitleLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(cofounderTitleEvents).map((name) => [name, ofTeam]),
);
