import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { hears } from '../policy.ts';

type Reader = { conversationId: string; accountId: string };

/**
 * Recounts a member's unread messages from the messages after `read_to`. The caller must hold their row or the conversation.
 */
export async function countUnread(tx: Tx, { conversationId, accountId }: Reader): Promise<void> {
  await sql`
    update conversation_members as reader set unread = (
      select count(*) from messages
      where conversation_id = reader.conversation_id and number > reader.read_to
        and author_id is distinct from reader.account_id and deleted_at is null
        and ${hears(sql`reader.account_id`, sql`author_id`, sql`conversations.kind`)}
    )
    from conversations
    where conversations.id = reader.conversation_id
      and reader.conversation_id = ${conversationId} and reader.account_id = ${accountId}`.execute(tx);
}
