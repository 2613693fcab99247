import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * No longer follows a project, whatever has become of it.
 * @throws Refusal `project_unknown`
 */
export async function unfollowProject(core: Core, member: Member, slug: string): Promise<void> {
  const project = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!project) throw new Refusal('project_unknown');
  await core.db
    .deleteFrom('project_followers')
    .where('project_id', '=', project.id)
    .where('account_id', '=', member.id)
    .execute();
}
