import { sql } from 'kysely';
import type { OpportunityRowBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { ownOpportunities } from './find-own.ts';
import { presentRow } from './present.ts';
import { rowOf } from './row.ts';

const pageSize = 30;

type Wanted = { project: string; after: string };

/**
 * The opportunities of the projects in whose team the member is, or of the one with this address, newest first.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listOwnOpportunities(
  { db }: Core,
  { id }: Member,
  { project, after }: Wanted,
): Promise<{ opportunities: OpportunityRowBody[]; next: string }> {
  let rows = ownOpportunities(db, id)
    .orderBy('opportunities.sequence', 'desc')
    .limit(pageSize + 1);
  if (project !== '') rows = rows.where('projects.slug', '=', project);
  if (after !== '') {
    const last = await ownOpportunities(db, id).where('opportunities.id', '=', after).executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    rows = rows.where(sql<boolean>`opportunities.sequence < ${last.sequence}::bigint`);
  }
  const found = (await rows.execute()).map((row) => presentRow(rowOf(row)));
  const opportunities = found.slice(0, pageSize);
  return { opportunities, next: found.length > pageSize ? (opportunities.at(-1)?.id ?? '') : '' };
}
