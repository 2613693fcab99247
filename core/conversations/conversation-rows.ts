import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import type { ConversationState } from '#contract/conversations/limits.ts';
import type { Db } from '#db/connect.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import { hasBlocks, type Seer } from '../ground/may-see.ts';
import { isHeardBy } from './policy.ts';

/** The facts about a member that decide which messages they can read. */
export type Reader = Extract<Seer, { kind: 'member' }>;

/** A member's conversations, each with their own membership and, for a direct one, the other member. */
export function conversationRows(db: Db, member: Reader) {
  const other = sql<string>`other.account_id`;
  return db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .leftJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'own.conversation_id')
        .on('other.account_id', '<>', member.id)
        .on(isOtherSide),
    )
    .leftJoin('people', 'people.account_id', 'other.account_id')
    .leftJoin('handles', (join) =>
      join.onRef('handles.account_id', '=', 'other.account_id').on('handles.is_current', '=', true),
    )
    .leftJoin('projects', (join) => join.on('projects.id', '=', projectShown(member.id)))
    .leftJoin('messages as last', (join) =>
      join.onRef('last.conversation_id', '=', 'conversations.id').on('last.number', '=', lastHeardBy(member)),
    )
    .select([
      'conversations.id',
      'conversations.kind',
      'conversations.requested_by',
      'conversations.subject_id',
      'conversations.last_number',
      'own.read_to',
      'own.unread',
      'own.muted_at',
      'other.account_id as other_id',
      'handles.handle',
      'projects.slug as project_slug',
      'projects.name as project_name',
      'last.author_id as last_author_id',
      'last.text as last_text',
      'last.deleted_at as last_deleted_at',
    ])
    .select([
      sql<ConversationState>`conversations.state`.as('state'),
      lastHeardAt.as('last_at'),
      sql<boolean>`people.listed`.as('is_listed'),
      sql<boolean>`${member.standing.isSeen} and (
        conversations.kind = 'team' or (conversations.applicant_id is not null and ${other} is null) or (
          exists (select from standings where account_id = ${other} and seen_from <= now())
          and ${isNotApart(member, other)}
        )
      )`.as('is_available'),
      writtenUnanswered(member.id).as('written'),
      sql<number>`(
        select count(*)::int from message_files
        where message_files.conversation_id = last.conversation_id and message_id = last.id
      )`.as('last_files'),
      sql<Date | null>`(
        select due_at from clocks where kind = 'first_message' and subject_id = conversations.id
          and conversations.state = 'requested' and ended_at is null
      )`.as('answer_until'),
    ])
    .where('own.account_id', '=', member.id);
}

/** In a conversation with a project it is the member who writes to it, as the owners read it. */
const isOtherSide = sql<SqlBool>`(
  (conversations.kind <> 'team' and conversations.applicant_id is null)
  or other.account_id = conversations.applicant_id
)`;

/** The project of a team, and the project to which the member has applied, or with whose owners they talk. */
function projectShown(accountId: string): Expression<string> {
  return sql<string>`case
    when conversations.kind = 'team' then conversations.subject_id
    when conversations.applicant_id = ${accountId} then conversations.project_id
  end`;
}

/** The number of messages from an applicant who has no answer yet; null for everyone else. */
function writtenUnanswered(accountId: string): AliasableExpression<number | null> {
  return sql<number | null>`case
    when conversations.kind = 'application' and conversations.requested_by = ${accountId} then (
      select count(*)::int from messages where conversation_id = conversations.id and author_id = ${accountId}
    )
  end`;
}

/** When the last message that the member can read was sent. */
export const lastHeardAt = sql<Date>`coalesce(own.heard_at, conversations.last_at)`;

/** The number of the last message that the member can read. */
function lastHeardBy(member: Reader): Expression<number> {
  if (!hasBlocks(member)) return sql<number>`conversations.last_number`;
  return sql<number>`(
    select number from messages where conversation_id = conversations.id and ${isHeardBy(member)}
    order by number desc limit 1
  )`;
}

export type ConversationRow = Awaited<
  ReturnType<ReturnType<typeof conversationRows>['executeTakeFirstOrThrow']>
>;

/** Whether the member's list contains the conversation: a request that they have not accepted is not in it. */
export function isListed(accountId: string): Expression<SqlBool> {
  return sql<SqlBool>`(
    conversations.kind <> 'team' or conversations.last_number > 0 or exists (
      select from conversation_members as mate
      where mate.conversation_id = own.conversation_id and mate.account_id <> own.account_id
    )
  ) and (
    conversations.state in ('open', 'ended') or conversations.requested_by = ${accountId}
  ) and (conversations.last_number > 0 or conversations.kind = 'team')`;
}

/** Whether it is a request that the member has to answer. */
export function isRequestTo(accountId: string): Expression<SqlBool> {
  return sql<SqlBool>`conversations.state = 'requested' and conversations.requested_by is distinct from ${accountId}`;
}
