import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hears } from '../policy.ts';
import { findWarnings } from './find-warnings.ts';
import type { HeldConversation } from './hold-conversation.ts';

export type NewMessage = { key: string; text: string; files: readonly string[] };

/**
 * Adds a message with the next number to a held conversation. It counts as unread for the other readers, and as read for its
 * author unless an earlier one is unread.
 * @throws Refusal `message_file_not_found` for a file that is not an unsent one of the author
 */
export async function appendMessage(
  tx: Tx,
  authorId: string,
  conversation: Pick<HeldConversation, 'id' | 'kind' | 'otherId'>,
  { key, text, files }: NewMessage,
): Promise<string> {
  const id = newId();
  const warnings = await findWarnings(tx, authorId, conversation, text);
  const subject = { conversationId: conversation.id, messageId: id };
  await together(tx, [
    () => write(tx, id, conversation.id, conversation.kind, authorId, key, text, warnings),
    () => record(tx, { name: 'messages.sent', accountId: authorId, subject: { ...subject, authorId } }),
  ]);
  if (files.length > 0) await bring(tx, authorId, conversation.id, id, files);
  if (warnings.length > 0) await record(tx, { name: 'messages.warned', accountId: authorId, subject });
  return id;
}

type Values = [
  id: string,
  conversationId: string,
  kind: string,
  authorId: string,
  key: string,
  text: string,
  warnings: string[],
];

const write = prepared((db, ...[id, conversationId, kind, authorId, key, text, warnings]: Values) => {
  const isReader = hears(sql`account_id`, sql`${authorId}`, sql`${kind}`);
  return db
    .with('placed', (with_) =>
      with_
        .updateTable('conversations')
        .set({ last_number: sql`last_number + 1`, last_at: sql`clock_timestamp()` })
        // Marks an applicant as answered, in this statement: a second update of the row would check its foreign keys and
        // wait for the project's lock.
        .set({
          requested_by: sql`case when kind <> 'application' or requested_by = ${authorId} then requested_by end`,
        })
        .where('id', '=', conversationId)
        .returning(['last_number as number', 'last_at']),
    )
    .with('written', (with_) =>
      with_
        .insertInto('messages')
        .columns(['id', 'conversation_id', 'number', 'author_id', 'asked_as', 'text', 'warnings'])
        .expression(sql`
          select ${id}, ${conversationId}, number, ${authorId}, ${key}, ${text}, ${warnings}::text[] from placed`),
    )
    .updateTable('conversation_members as reader')
    .from('placed')
    .set({
      read_to: sql`case when account_id = ${authorId} and read_to = number - 1 then number else read_to end`,
      unread: sql`case when account_id <> ${authorId} and ${isReader} then unread + 1 else unread end`,
      heard_at: sql`case when ${isReader} then placed.last_at
        else coalesce(heard_at, (select last_at from conversations where id = ${conversationId})) end`,
    })
    .where('conversation_id', '=', conversationId);
});

async function bring(
  tx: Tx,
  authorId: string,
  conversationId: string,
  messageId: string,
  files: readonly string[],
): Promise<void> {
  const brought = await tx
    .updateTable('message_files')
    .set({ message_id: messageId })
    .where('id', 'in', [...files])
    .where('account_id', '=', authorId)
    .where('conversation_id', '=', conversationId)
    .where('message_id', 'is', null)
    .returning('id')
    .execute();
  if (brought.length !== new Set(files).size) throw new Refusal('message_file_not_found');
}
