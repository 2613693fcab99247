import { sql } from 'kysely';
import type { ConversationState } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Ends the request of a held conversation. One that did not open has no unread messages any more. */
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
