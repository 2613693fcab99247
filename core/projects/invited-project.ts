import { sql } from 'kysely';
import { projectLimits } from '#contract/projects/limits.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { record } from '../ground/events.ts';
import type { InvitedTeam } from '../ground/invited-team.ts';
import { countOwners } from './steps/count-owners.ts';

/** The teams of projects. A member invited as an owner becomes one where one more may be, and else a member of the team. */
export const invitedProject: InvitedTeam = {
  kind: 'project',
  row: (id, accountId) => sql`
    select name, slug, line, state in ('draft', 'published') as is_open, state = 'published' as is_public,
      exists (
        select from project_members as seat where seat.project_id = projects.id and seat.account_id = ${accountId}
      ) as is_in
    from projects where id = ${id}`,
  hold: (tx, id) => tx.selectFrom('projects').select('id').where('id', '=', id).forUpdate().execute(),
  async join(tx, { teamId: projectId, accountId, title, asOwner }) {
    const isOwner = asOwner && (await countOwners(tx, projectId)) < projectLimits.owners;
    await tx
      .insertInto('project_members')
      .values({ project_id: projectId, account_id: accountId, is_owner: isOwner, title })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await record(tx, { name: 'projects.joined', accountId, subject: { projectId } });
    return null;
  },
  path: (slug) => projectPaths.ownProject(slug),
  declined: 'invitation_declined',
};
