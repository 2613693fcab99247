import { projectPaths } from '#contract/projects/paths.ts';
import type { Core } from '../ground/core.ts';

export type AboutRemoval = { removalId: string; accountId: string };

/** The content of an email to an owner about a removal. Null once they have left the team. */
export async function findRemovalFacts(core: Core, { removalId, accountId }: AboutRemoval) {
  const found = await core.db
    .selectFrom('project_removals as removal')
    .innerJoin('projects', 'projects.id', 'removal.project_id')
    .innerJoin('project_members as seat', 'seat.project_id', 'projects.id')
    .innerJoin('accounts', 'accounts.id', 'seat.account_id')
    .select(['accounts.email as to', 'accounts.name', 'projects.name as project', 'projects.slug'])
    .select(['removal.reason', 'removal.answer', 'removal.appealed_at', 'removal.ended_at'])
    .where('removal.id', '=', removalId)
    .where('seat.account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) return null;
  const { slug, appealed_at: appealedAt, ended_at: endedAt, ...facts } = found;
  return {
    ...facts,
    path: projectPaths.ownProject(slug),
    isAppealed: appealedAt !== null,
    isOver: endedAt !== null,
  };
}

/** A sample of the content of these emails. */
export function sampleRemoval({ to, name }: { to: string; name: string }) {
  return {
    to,
    name,
    project: 'Cold rooms for tomatoes',
    path: projectPaths.ownProject('cold-rooms'),
    reason: 'It asks applicants for a deposit.',
    answer: 'The deposit is gone.',
    isAppealed: true,
    isOver: true,
  };
}
