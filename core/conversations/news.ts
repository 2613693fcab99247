import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { Action, News, Presenters } from '../ground/realtime.ts';
import { showMessage } from './show-message.ts';

/** Whoever takes part and can be told: nobody who is suspended or leaves, and of two who are apart only the one who acts. */
async function readersOf({ db }: Core, conversationId: string, authorId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select member.account_id as id from conversation_members as member
    join standings on standings.account_id = member.account_id and standings.seen_from <= now()
    where conversation_id = ${conversationId} and not exists (
      select from blocks where (blocker_id, blocked_id)
        in ((member.account_id, ${authorId}), (${authorId}, member.account_id))
    )`.execute(db);
  return rows.map(({ id }) => `user:${id}`);
}

/** As everybody but its author reads it, who asks for it themself: only they can change it. */
async function messageNews(
  core: Core,
  action: Action,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<News[]> {
  const message = await showMessage(core, { id: '' }, messageId);
  if (!message) return [];
  return [
    {
      path: [
        ['conversations', conversationId],
        ['messages', messageId],
      ],
      action,
      body: message,
      readers: await readersOf(core, conversationId, message.authorId || null),
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
  'messages.sent': (core, { subject }) => messageNews(core, 'create', subject),
  'messages.changed': (core, { subject }) => messageNews(core, 'update', subject),
  'conversations.requested': toAll,
  'conversations.answered': toAll,
  'conversations.lapsed': toAll,
  'conversations.readUpTo': toOwn,
  'conversations.muted': toOwn,
};
