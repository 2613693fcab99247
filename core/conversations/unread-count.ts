import { type RawBuilder, sql } from 'kysely';
import { gathered } from '#db/gathered.ts';
import type { Core } from '../ground/core.ts';

/** The number of conversations with unread messages, including requests but not muted ones. */
export async function unreadCount({ db }: Pick<Core, 'db'>, accountId: string): Promise<number> {
  const [found] = await countOf(db, accountId);
  return found?.count ?? 0;
}

/** The same as an SQL expression. */
export function unreadConversationsOf(accountId: string): RawBuilder<number> {
  return sql`(
    select count(*)::int from conversation_members
    where account_id = ${accountId} and unread > 0 and muted_at is null
  )`;
}

const countOf = gathered((db, accountId: string) =>
  db.selectNoFrom(unreadConversationsOf(accountId).as('count')),
);
