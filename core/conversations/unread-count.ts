import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';

/** The number of conversations with unread messages, including requests but not muted ones. */
export async function unreadCount({ quick }: Pick<Core, 'quick'>, accountId: string): Promise<number> {
  const [found] = await countOf(quick, accountId);
  return found?.count ?? 0;
}

/** The same as an SQL expression. */
export function unreadConversationsOf(accountId: string): RawBuilder<number> {
  return sql`(
    select count(*)::int from conversation_members
    where account_id = ${accountId} and unread > 0 and muted_at is null
  )`;
}

const countOf = prepared((db, accountId: string) =>
  db.selectNoFrom(unreadConversationsOf(accountId).as('count')),
);
