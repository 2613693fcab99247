import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import type { Action, News, Presenters } from '../ground/realtime.ts';
import { showMessage } from './show-message.ts';

/** Whoever takes part and can be told: nobody who is suspended or leaves, and of two who are apart only the one who acts. */
async function readersOf(
  { quick }: Core,
  conversationId: string,
  authorId: string | null,
): Promise<string[]> {
  const rows = await selectReaders(quick, conversationId, authorId);
  return rows.map(({ id }) => `user:${id}`);
}

const selectReaders = prepared((db, conversationId: string, authorId: string | null) =>
  db
    .selectFrom('conversation_members as member')
    .innerJoin('standings', (join) =>
      join
        .onRef('standings.account_id', '=', 'member.account_id')
        .on('standings.seen_from', '<=', sql<Date>`now()`),
    )
    .select('member.account_id as id')
    .where('conversation_id', '=', conversationId)
    .where(sql<boolean>`not exists (
      select from blocks where (blocker_id, blocked_id)
        in ((member.account_id, ${authorId}), (${authorId}, member.account_id))
    )`),
);

/** Its account is the author, also where an administrator has changed it. */
type OfMessage = { accountId: string | null; subject: { conversationId: string; messageId: string } };

/** As everybody but its author reads it, who asks for it themself: only they can change it. */
async function messageNews(
  core: Core,
  action: Action,
  { accountId: authorId, subject: { conversationId, messageId } }: OfMessage,
): Promise<News[]> {
  const [message, readers] = await Promise.all([
    showMessage(core, { id: '' }, messageId),
    readersOf(core, conversationId, authorId),
  ]);
  if (!message) return [];
  return [
    {
      path: [
        ['conversations', conversationId],
        ['messages', messageId],
      ],
      action,
      body: message,
      readers,
    },
  ];
}

/** That something about a conversation has changed: to both sides, or only to the devices of whoever did it. */
async function conversationNews(
  core: Core,
  conversationId: string,
  accountId: string | null,
  isForAll: boolean,
): Promise<News[]> {
  const readers = isForAll ? await readersOf(core, conversationId, accountId) : [`user:${accountId}`];
  return [
    {
      path: [['conversations', conversationId]],
      action: 'update',
      body: { conversationId, isState: isForAll },
      readers,
    },
  ];
}

const toAll = (core: Core, event: { accountId: string | null; subject: { conversationId: string } }) =>
  conversationNews(core, event.subject.conversationId, event.accountId, true);
const toOwn = (core: Core, event: { accountId: string | null; subject: { conversationId: string } }) =>
  conversationNews(core, event.subject.conversationId, event.accountId, false);

export const conversationNewsOf: Presenters = {
  'messages.sent': (core, event) => messageNews(core, 'create', event),
  'messages.changed': (core, event) => messageNews(core, 'update', event),
  'conversations.requested': toAll,
  'conversations.answered': toAll,
  'conversations.lapsed': toAll,
  'conversations.readUpTo': toOwn,
  'conversations.muted': toOwn,
};
