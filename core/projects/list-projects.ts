import { sql } from 'kysely';
import type { ListedProject } from '#contract/projects/shapes.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { presentListed, shownInLists } from './present.ts';

const pageSize = 24;

type Wanted = { stage: string; sector: string; after: string };

/**
 * The published projects, newest first. `after` is the address of the last one of the page before.
 * @throws Refusal `general_cursor_not_found` when that one is no longer published
 */
export async function listProjects(
  core: Core,
  { stage, sector, after }: Wanted,
): Promise<{ projects: ListedProject[]; next: string }> {
  let listed = core.db
    .selectFrom('projects')
    .selectAll('projects')
    .select([...shownInLists])
    .where('state', '=', 'published')
    .where('held_back_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (stage !== '') listed = listed.where(sql<boolean>`stage = ${stage}`);
  if (sector !== '') listed = listed.where(sql<boolean>`${sector} = any(sectors)`);
  if (after !== '') {
    const position = await positionOf(core, after);
    listed = listed.where(sql<boolean>`(published_at, id) < (${position.at}::timestamptz, ${position.id})`);
  }
  const rows = await listed.execute();
  const projects = rows.slice(0, pageSize).map(presentListed);
  return { projects, next: rows.length > pageSize ? (projects.at(-1)?.slug ?? '') : '' };
}

/** The moment is text because the driver's dates are coarser than the database's. */
async function positionOf(core: Core, slug: string): Promise<{ at: string; id: string }> {
  const found = await core.db
    .selectFrom('projects')
    .select([sql<string>`published_at::text`.as('at'), 'id'])
    .where('slug', '=', slug)
    .where('state', '=', 'published')
    .where('held_back_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new Refusal('general_cursor_not_found');
  return found;
}
