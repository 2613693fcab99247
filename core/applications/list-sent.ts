import { sql } from 'kysely';
import type { ApplicationRowBody } from '#contract/applications/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { applicationsWithOpportunity, readWithOpportunity } from './find-sent.ts';
import { presentSentRow } from './present.ts';

const pageSize = 30;

/**
 * The member's own applications: the open ones, or those that have ended, the newest first.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listSent(
  { db }: Core,
  { id }: Member,
  { list, after }: { list: 'open' | 'over'; after: string },
): Promise<{ applications: ApplicationRowBody[]; next: string }> {
  let rows = applicationsWithOpportunity(db)
    .where('applications.account_id', '=', id)
    .where('applications.ended_at', list === 'open' ? 'is' : 'is not', null)
    .orderBy('applications.sequence', 'desc')
    .limit(pageSize + 1);
  if (after !== '') {
    const last = await db
      .selectFrom('applications')
      .select('sequence')
      .where('id', '=', after)
      .where('account_id', '=', id)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    rows = rows.where(sql<boolean>`applications.sequence < ${last.sequence}::bigint`);
  }
  const found = (await rows.execute()).map((row) => presentSentRow(readWithOpportunity(row)));
  const applications = found.slice(0, pageSize);
  return { applications, next: found.length > pageSize ? (applications.at(-1)?.id ?? '') : '' };
}
