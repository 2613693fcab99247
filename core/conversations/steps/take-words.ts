import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Deletes a message for everybody, as if its author had: an administrator has decided so. */
export async function takeWords(tx: Tx, messageId: string): Promise<void> {
  await sql`update messages set text = '', warnings = '{}', deleted_at = coalesce(deleted_at, now())
    where id = ${messageId}`.execute(tx);
  await tx.deleteFrom('message_files').where('message_id', '=', messageId).execute();
  await noteChange(tx, messageId);
}

/** Puts the words of a deleted message back: an appeal has ended the decision. */
export async function giveWordsBack(tx: Tx, messageId: string, text: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ text, deleted_at: null, edited_at: now })
    .where('id', '=', messageId)
    .execute();
  await noteChange(tx, messageId);
}

async function noteChange(tx: Tx, messageId: string): Promise<void> {
  const row = await tx
    .selectFrom('messages')
    .select(['conversation_id', 'author_id'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!row) return;
  const subject = { conversationId: row.conversation_id, messageId };
  await record(tx, { name: 'messages.changed', accountId: row.author_id, subject });
}
