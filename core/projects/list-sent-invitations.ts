import type { TeamBody } from '#contract/projects/team-calls.ts';
import type { Db } from '#db/connect.ts';
import { isoDate } from '../ground/dates.ts';

const most = 50;

type Sent = TeamBody['invitations'][number] & { roles: string[] };

/** The invitations that a team of any kind has sent, the newest first. */
export async function listSentInvitations(db: Db, teamId: string): Promise<Sent[]> {
  const rows = await db
    .selectFrom('project_invitations')
    .select(['id', 'sent_to', 'title', 'roles', 'state', 'sent_at'])
    .where((one) => one.or([one('project_id', '=', teamId), one('team_id', '=', teamId)]))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, sent_to: invitee, title, roles, state, sent_at: at }) => ({
    id,
    invitee,
    title,
    roles,
    state,
    sentAt: isoDate(at),
  }));
}
