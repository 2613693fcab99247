import { sql } from 'kysely';
import type { ConversationState } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Takes a held conversation out of waiting. What did not open has nothing more to be read. */
export async function endRequest(
  tx: Tx,
  id: string,
  state: Exclude<ConversationState, 'requested'>,
): Promise<void> {
  await tx.updateTable('conversations').set({ state }).where('id', '=', id).execute();
  if (state === 'open') return;
  await sql`
    update conversation_members set unread = 0, read_to = last_number
    from conversations where conversations.id = conversation_id and conversation_id = ${id}`.execute(tx);
}
