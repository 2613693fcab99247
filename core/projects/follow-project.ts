import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isProjectSeenBy } from './is-seen-by.ts';

/**
 * Follows a project that the member may see.
 * @throws Refusal `project_unknown`
 */
export async function followProject(core: Core, member: Member, slug: string): Promise<void> {
  const found = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .where(isProjectSeenBy(member))
    .executeTakeFirst();
  if (!found) throw new Refusal('project_unknown');
  await core.db
    .insertInto('project_followers')
    .values({ project_id: found.id, account_id: member.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
