import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/**
 * Deletes a message for everyone by an administrator's decision, unless its author has. Its files are hidden, but kept as
 * long as an appeal may restore them.
 */
export async function takeWords(tx: Tx, messageId: string): Promise<void> {
  await sql`update messages set text = '', warnings = '{}', deleted_at = now(), taken_at = now()
    where id = ${messageId} and deleted_at is null`.execute(tx);
  await noteChange(tx, messageId);
}

/**
 * Restores a removed message's text and files after a granted appeal. A message that its author has deleted stays deleted.
 */
export async function giveWordsBack(tx: Tx, messageId: string, text: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ text, deleted_at: null, taken_at: null, edited_at: now })
    .where('id', '=', messageId)
    .where('taken_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
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
