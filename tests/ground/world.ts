import { publishedProject } from '#tests/projects/published-project.ts';
import { member } from './builders.ts';
import type { TestCore } from './database.ts';

export const someone = (core: TestCore) => member(core, { password: null });

/** A project of an owner, with another of its team and two who follow it, one of them of the team as well. */
export async function world(core: TestCore) {
  const [owner, mate, follower] = [await someone(core), await someone(core), await someone(core)];
  const slug = await publishedProject(core, owner);
  const { id: projectId } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await core.db
    .insertInto('project_members')
    .values({ project_id: projectId, account_id: mate.id, is_owner: false })
    .execute();
  for (const { id } of [follower, mate])
    await core.db.insertInto('project_followers').values({ project_id: projectId, account_id: id }).execute();
  return { owner, mate, follower, projectId };
}
