import type { NotificationKind } from '#contract/collected.ts';
import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { member } from '../builders.ts';
import type { TestCore } from '../database.ts';
import { publishedProject } from '../published-project.ts';

/** An event, and the notification that each member gets by the id of their account. */
export type Case = { event: CoreEvent; told: Record<string, NotificationKind> };

export type Build = (core: TestCore) => Promise<Case>;

/**
 * The cases of each event, or the module's rule without cases: `letters` (only emails), `chore` (a scheduled job) or
 * the one under which no one is notified.
 */
export type Cases<Name extends EventName> = Record<Name, 'nobody' | 'letters' | 'chore' | readonly Build[]>;

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
