import { type RawBuilder, sql } from 'kysely';
import { gathered } from '#db/gathered.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

const most = 100;

/** The number of the member's unread notifications, up to a hundred. */
export async function countUnread({ db }: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<number> {
  const [found] = await countOf(db, id);
  return found?.count ?? 0;
}

/** The same as a part of a statement. */
export function unreadNotificationsOf(accountId: string): RawBuilder<number> {
  return sql`(
    select count(*)::int from (
      select from unread_notifications where account_id = ${accountId} limit ${sql.lit(most)}
    ) unread
  )`;
}

const countOf = gathered((db, accountId: string) =>
  db.selectNoFrom(unreadNotificationsOf(accountId).as('count')),
);
