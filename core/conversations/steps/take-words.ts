import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/**
 * Deletes a message for everybody, unless its author has: an administrator has decided so. Nobody sees its files any more, which
 * are kept for as long as they may have to be given back.
 */
export async function takeWords(tx: Tx, messageId: string): Promise<void> {
  await sql`update messages set text = '', warnings = '{}', deleted_at = now(), taken_at = now()
    where id = ${messageId} and deleted_at is null`.execute(tx);
  await noteChange(tx, messageId);
}

/** Puts the words and files of a message back that were taken: an appeal has ended the decision. What its author has deleted stays so. */
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
