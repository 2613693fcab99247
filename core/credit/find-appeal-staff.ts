import type { Db } from '#db/connect.ts';
import { findDeciders } from './college/find-deciders.ts';
import type { ClaimRow } from './row.ts';

/** The staff who can decide an appeal of a claim: they did not decide it before, and the institution is not over. */
export async function findAppealStaff(
  db: Db,
  {
    id,
    organisation_id: organisationId,
    decided_by: decidedBy,
  }: Pick<ClaimRow, 'id' | 'organisation_id' | 'decided_by'>,
): Promise<string[]> {
  const open = await db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('state', 'in', ['active', 'paused'])
    .executeTakeFirst();
  return open ? findDeciders(db, id, { besides: decidedBy ?? '' }) : [];
}
