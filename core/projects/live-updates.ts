import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';

type OfProject = { accountId: string | null; subject: { projectId?: string | undefined } };

/** Every member of the team hears that something about their project has changed, and so does a member who has just left. */
async function projectChanged(
  core: Core,
  { accountId, subject: { projectId } }: OfProject,
): Promise<LiveUpdate[]> {
  if (projectId === undefined) return tell(core, [accountId]);
  const seats = await core.db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .execute();
  return tell(core, [...seats.map((seat) => seat.account_id), accountId]);
}

async function tell(core: Core, people: readonly (string | null)[]): Promise<LiveUpdate[]> {
  const updates = [...new Set(people)].map((one) => (one ? accountChanged(core, one, 'projects') : []));
  return (await Promise.all(updates)).flat();
}

const updates = [
  'projects.begun',
  'projects.edited',
  'projects.deleted',
  'projects.published',
  'projects.archived',
  'projects.returned',
  'projects.removed',
  'projects.appealed',
  'projects.putBack',
  'projects.stayedRemoved',
  'projects.hidden',
  'projects.paused',
  'projects.updated',
  'projects.updateChanged',
  'projects.pictured',
  'projects.loopClosed',
  'projects.joined',
  'projects.left',
  'projects.titled',
  'projects.ownerAsked',
  'projects.ownerAnswered',
  'projects.ownerUnasked',
  'projects.ownerVoted',
  'projects.invited',
  'projects.invitationEnded',
] as const;

export const projectLiveUpdates: Presenters = Object.fromEntries(
  updates.map((name) => [name, projectChanged]),
);
