import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';

/** In how many conversations something waits to be read, requests among them and muted ones left out. */
export async function unreadCount({ quick }: Pick<Core, 'quick'>, accountId: string): Promise<number> {
  const [found] = await countOf(quick, accountId);
  return found?.count ?? 0;
}

const countOf = prepared((db, accountId: string) =>
  db
    .selectFrom('conversation_members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('unread', '>', 0)
    .where('muted_at', 'is', null),
);
