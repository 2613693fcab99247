import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';

/** A published project that the member owns or works in, since others read no other one; null without one. */
export async function findOwnProject(tx: Tx, { id }: Member, slug: string): Promise<string | null> {
  if (slug === '') return null;
  const seat = await tx
    .selectFrom('project_members')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select('project_members.project_id')
    .where('projects.slug', '=', slug)
    .where('projects.state', '=', 'published')
    .where('project_members.account_id', '=', id)
    .executeTakeFirst();
  return seat?.project_id ?? null;
}
