import { sql } from 'kysely';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { isNotTaken, openMessageFile } from './open-message-file.ts';
import { leaveConversations } from './steps/leave-conversations.ts';

export const conversationData: OwnData = {
  conversations: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('conversations')
        .innerJoin('conversation_members as own', 'own.conversation_id', 'conversations.id')
        .select(['conversations.id', 'kind', 'state', 'requested_at', 'conversations.created_at', 'last_at'])
        .where('own.account_id', '=', id)
        .orderBy('conversations.created_at')
        .execute(),
    erased: leaveConversations,
    givenTo: 'guardian',
  },
  conversation_members: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('conversation_members')
        .select(['conversation_id', 'joined_at', 'read_to', 'muted_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  messages: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('messages')
        .select(['conversation_id', 'number', 'text', 'sent_at', 'edited_at', 'deleted_at'])
        .where('author_id', '=', id)
        .orderBy('conversation_id')
        .orderBy('number')
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  message_files: {
    removedBy: 'conversations:drop-waiting-files',
    limit: [
      { kept: '1 day', since: sql`case when one.message_id is null then one.created_at end` },
      { kept: '90 days', since: sql`(select taken_at from messages where id = one.message_id)` },
    ],
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
        const { read } = await openMessageFile(core, member, { fileId: id, size: 'whole' });
        yield { name: `messages/${id}/${name}`, at, content: await read().catch(nothingOfDamaged) };
      }
    },
    erased: 'by the database',
    givenTo: 'guardian',
  },
  message_thumbnails: 'names no one',
  conversation_changes: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('conversation_changes')
        .select(['conversation_id', 'kind', 'changed_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
  request_capacities: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('request_capacities')
        .select(['capacity', 'changed_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
};
