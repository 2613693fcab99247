import { sayDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isNotTaken, openMessageFile } from './open-message-file.ts';
import { leaveConversations } from './steps/leave-conversations.ts';

export const conversationData: OwnData = {
  conversations: {
    holds:
      'Which two people or which team have a conversation, who asked for it and when, and how that ended.',
    why: 'So that people can talk with each other, and strangers ask first.',
    kept: 'As long as somebody is in it.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('conversations')
        .innerJoin('conversation_members as own', 'own.conversation_id', 'conversations.id')
        .select(['conversations.id', 'kind', 'state', 'requested_at', 'conversations.created_at', 'last_at'])
        .where('own.account_id', '=', id)
        .orderBy('conversations.created_at')
        .execute(),
    erased: leaveConversations,
  },
  conversation_members: {
    holds:
      'Who takes part in which conversation, up to where they have read, and whether they have muted it.',
    why: 'To show what is unread, on all their devices alike. Nobody else is shown it.',
    kept: 'As long as they are in it.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('conversation_members')
        .select(['conversation_id', 'joined_at', 'read_to', 'muted_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
  messages: {
    holds: 'What people have written to each other, and when.',
    why: 'To show it to those who take part.',
    kept: 'Until its author deletes it, or nobody is in the conversation any more. After the end of its author’s account it stays with the other side, without a name.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('messages')
        .select(['conversation_id', 'number', 'text', 'sent_at', 'edited_at', 'deleted_at'])
        .where('author_id', '=', id)
        .orderBy('conversation_id')
        .orderBy('number')
        .execute(),
    erased: 'by the database',
  },
  message_files: {
    holds: 'Files that were sent with messages, with their names, sizes and kinds; pictures are drawn anew.',
    why: 'To show them to those who take part.',
    kept: 'As long as their message; what was never sent for a day; of a message that an administrator has taken, 90 days.',
    removedBy: 'conversations:drop-waiting-files',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('message_files')
        .select(['id', 'conversation_id', 'name', 'mime_type', 'size', 'created_at'])
        .where('account_id', '=', id)
        .orderBy('sequence')
        .execute(),
    async *bytes(core, member) {
      const files = await core.db
        .selectFrom('message_files')
        .select(['id', 'name', 'created_at'])
        .where('account_id', '=', member.id)
        .where(isNotTaken)
        .orderBy('sequence')
        .execute();
      for (const { id, name, created_at: at } of files) {
        const { read } = await openMessageFile(core, member, { messageFileId: id, size: 'whole' });
        yield { name: `messages/${id}/${name}`, at, content: await read().catch(sayDamaged) };
      }
    },
    erased: 'by the database',
  },
  message_thumbnails: 'names nobody',
  conversation_changes: {
    holds: 'What became of a request, who joined a team’s conversation and who left it, and when.',
    why: 'To show those who take part how it came about.',
    kept: 'As long as the conversation. After the end of an account it stays with the other side, without a name.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('conversation_changes')
        .select(['conversation_id', 'kind', 'changed_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: 'by the database',
  },
  request_capacities: {
    holds: 'How many unanswered requests somebody takes at once.',
    why: 'So that nobody gets more first messages than they want.',
    kept: 'Until it is changed.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('request_capacities')
        .select(['capacity', 'changed_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
};
