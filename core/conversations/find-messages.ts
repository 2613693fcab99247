import { sql } from 'kysely';
import type { FoundMessagesBody } from '#contract/conversations/calls.ts';
import { asList } from '#db/reads.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { namesShown } from '../people/names-shown.ts';
import { findPage } from '../search/find-page.ts';
import { queryOf } from '../search/query.ts';
import { readTyped } from '../search/read-typed.ts';
import { findConversations } from './find-conversations.ts';
import { findNames } from './find-names.ts';
import { isHeardBy } from './policy.ts';

const pageSize = 20;
/** At most this many conversations are found by a name. */
const mostNamed = 5;
const nothing = { conversations: [], messages: [], total: { count: 0, isMore: false }, next: '' };

/**
 * The messages the member can read that match the search, and the conversations whose other member or project has a matching
 * name.
 */
export async function findMessages(
  core: Core,
  member: Member,
  { search, after }: { search: string; after: string },
): Promise<FoundMessagesBody> {
  const [typed] = await readTyped(core, [search]);
  if (!typed || typed.words.length === 0) return nothing;
  const own = await asList(core.db)
    .selectFrom('conversation_members')
    .select('conversation_id as id')
    .where('account_id', '=', member.id)
    .execute();
  const ids = own.map(({ id }) => id);
  const [page, named] = await Promise.all([
    findPage(
      core,
      {
        kind: 'messages',
        table: 'messages',
        id: 'id',
        mayFind: sql<boolean>`(messages.conversation_id = any(${ids}::text[]) and ${isHeardBy(member)})`,
      },
      { words: typed.words, tags: [] },
      { size: pageSize, after },
    ),
    after === ''
      ? findNamed(
          core,
          member,
          queryOf(
            typed.words.map((word) => ({ word })),
            [],
          ),
        )
      : [],
  ]);
  const [conversations, messages] = await Promise.all([
    findConversations(core, member, named),
    showFound(core, member, page.ids),
  ]);
  return { conversations, messages, total: page.total, next: page.next };
}

async function findNamed(core: Core, member: Member, query: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select conversations.id from conversation_members as own
    join conversations on conversations.id = own.conversation_id
    left join projects on projects.id = case
      when kind = 'team' then subject_id when applicant_id = ${member.id} then conversations.project_id end
    left join conversation_members as other on other.conversation_id = own.conversation_id
      and other.account_id <> own.account_id
      and ((kind <> 'team' and applicant_id is null) or other.account_id = applicant_id)
    left join lateral (
      ${namesShown(asList(core.db), member).where('accounts.id', '=', sql.ref<string>('other.account_id'))}
    ) as person on true
    where own.account_id = ${member.id} and last_number > 0 and array_to_tsvector(search_words(
      coalesce(projects.name, person.name, '')
    )) @@ ${query}::tsquery
    order by last_at desc limit ${mostNamed}`.execute(asList(core.db));
  return rows.map(({ id }) => id);
}

async function showFound(core: Core, member: Member, ids: string[]): Promise<FoundMessagesBody['messages']> {
  if (ids.length === 0) return [];
  const rows = await core.db
    .selectFrom('messages')
    .select(['id', 'conversation_id', 'number', 'author_id', 'text', 'sent_at'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const [conversations, names] = await Promise.all([
    findConversations(core, member, [...new Set(rows.map((row) => row.conversation_id))]),
    findNames(
      core,
      member,
      rows.map((row) => row.author_id),
    ),
  ]);
  const titles = new Map(conversations.map((one) => [one.id, one.project ?? one.person]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      conversationId: row.conversation_id,
      number: row.number,
      title: titles.get(row.conversation_id)?.name ?? '',
      isOtherGone: !titles.get(row.conversation_id),
      author: names.get(row.author_id ?? '')?.name ?? '',
      isOwn: row.author_id === member.id,
      isGone: row.author_id === null,
      text: row.text,
      sentAt: isoDate(row.sent_at),
    };
  });
}
