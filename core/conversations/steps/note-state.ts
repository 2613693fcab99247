import { sql } from 'kysely';
import type { ConversationChange } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Records a change of a held conversation after its present last message. The database itself records who joins and leaves a
 * team.
 */
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
