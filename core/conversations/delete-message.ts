import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { hears, mayDelete } from './policy.ts';
import { holdMessage } from './steps/hold-message.ts';

/**
 * Deletes the member's own message: its text and files are removed for everyone, and a placeholder remains.
 * @throws Refusal `message_not_found`
 */
export async function deleteMessage(core: Core, member: Member, messageId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { message, conversation } = await holdMessage(tx, member, messageId);
    if (message.author_id === member.id && message.deleted_at !== null) {
      await tx
        .updateTable('messages')
        .set({ taken_at: null })
        .where('id', '=', messageId)
        .where('conversation_id', '=', conversation.id)
        .execute();
      await deleteFiles(tx, conversation.id, messageId);
      return;
    }
    if (!mayDelete(member, message)) throw new Refusal('message_not_found');
    await tx
      .updateTable('messages')
      .set({ text: '', warnings: sql`'{}'`, deleted_at: now })
      .where('id', '=', messageId)
      .where('conversation_id', '=', conversation.id)
      .execute();
    await deleteFiles(tx, conversation.id, messageId);
    // A deleted message no longer counts as unread.
    await sql`
      update conversation_members set unread = greatest(unread - 1, 0)
      where conversation_id = ${conversation.id} and account_id <> ${member.id} and read_to < ${message.number}
        and ${hears(sql`account_id`, sql`${member.id}`, sql`${conversation.kind}`)}`.execute(tx);
    const subject = { conversationId: conversation.id, messageId };
    await record(tx, { name: 'messages.changed', accountId: member.id, subject });
  });
}

async function deleteFiles(tx: Tx, conversationId: string, messageId: string): Promise<void> {
  await tx
    .deleteFrom('message_files')
    .where('conversation_id', '=', conversationId)
    .where('message_id', '=', messageId)
    .execute();
}
