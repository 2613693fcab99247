import { sql } from 'kysely';
import type { ConversationsBody } from '#contract/conversations/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isListed, isRequestTo, lastHeardAt } from './conversation-rows.ts';
import { findConversations } from './find-conversations.ts';

const pageSize = 20;

/** The member's conversations, or the requests to them, the one with the newest message first. */
export async function listConversations(
  core: Core,
  member: Member,
  { show, after }: { show: 'all' | 'requests'; after: string },
): Promise<ConversationsBody> {
  const [{ ids, next }, requests] = await Promise.all([
    findPageOfIds(core, member.id, show, after),
    countRequests(core, member.id),
  ]);
  return { conversations: await findConversations(core, member, ids), next, requests };
}

async function findPageOfIds(core: Core, accountId: string, show: 'all' | 'requests', after: string) {
  const [, before, last] = /^(\d+)-(.+)$/.exec(after) ?? [];
  const time = sql<string>`(extract(epoch from ${lastHeardAt}) * 1000000)::bigint`;
  const rows = await core.db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .select(['conversations.id', sql<string>`${time}`.as('time')])
    .where('own.account_id', '=', accountId)
    .where(show === 'all' ? isListed(accountId) : isRequestTo(accountId))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(${time}, conversations.id) < (${before}::bigint, ${last})`),
    )
    .orderBy(lastHeardAt, 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const end = page.at(-1);
  return {
    ids: page.map(({ id }) => id),
    next: rows.length > pageSize && end ? `${end.time}-${end.id}` : '',
  };
}

async function countRequests(core: Core, accountId: string): Promise<number> {
  const { count } = await core.db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('own.account_id', '=', accountId)
    .where(isRequestTo(accountId))
    .executeTakeFirstOrThrow();
  return count;
}
