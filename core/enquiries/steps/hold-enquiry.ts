import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { MessageRow } from '../present.ts';

/** Held until the transaction ends, so that two administrators do not answer at once. */
export async function holdMessage(tx: Tx, messageId: string): Promise<MessageRow> {
  const message = await tx
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw new Refusal('message_not_found');
  return message;
}
