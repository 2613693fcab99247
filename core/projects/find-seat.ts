import type { Db } from '#db/connect.ts';
import type { SeatRow } from './present.ts';

/** All projects in whose team somebody is, with their place in it. */
export function seatsOf(db: Db, accountId: string) {
  return db
    .selectFrom('project_members as seat')
    .innerJoin('projects', 'projects.id', 'seat.project_id')
    .selectAll('projects')
    .select(['seat.is_owner', 'seat.title'])
    .select((row) =>
      row
        .selectFrom('project_members as one')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('people'))
        .whereRef('one.project_id', '=', 'projects.id')
        .as('people'),
    )
    .where('seat.account_id', '=', accountId)
    .$narrowType<{ people: number }>();
}

export function findSeat(db: Db, accountId: string, slug: string): Promise<SeatRow | undefined> {
  return seatsOf(db, accountId).where('projects.slug', '=', slug).executeTakeFirst();
}
