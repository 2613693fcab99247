import type { Db } from '#db/connect.ts';
import { type SeatRow, shownInLists } from './present.ts';

/** All projects that have the account in their team, with its role there. */
export function seatsOf(db: Db, accountId: string) {
  return db
    .selectFrom('project_members as seat')
    .innerJoin('projects', 'projects.id', 'seat.project_id')
    .selectAll('projects')
    .select(['seat.is_owner', 'seat.title', 'seat.cofounder_on'])
    .select([...shownInLists])
    .where('seat.account_id', '=', accountId);
}

export function findSeat(db: Db, accountId: string, slug: string): Promise<SeatRow | undefined> {
  return seatsOf(db, accountId).where('projects.slug', '=', slug).executeTakeFirst();
}
