import { sql } from 'kysely';
import type { ConversationChange } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Notes what has happened to a held conversation, after the message that is its last one now. Who joins and leaves a team the database notes. */
export async function noteState(
  tx: Tx,
  conversationId: string,
  kind: Exclude<ConversationChange, 'joined' | 'left'>,
  accountId: string | null,
): Promise<void> {
  await sql`
    insert into conversation_changes (conversation_id, kind, account_id, after_number)
    select id, ${kind}, ${accountId}, last_number from conversations where id = ${conversationId}`.execute(
    tx,
  );
}
