import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';

const select = prepared((db, conversationId: string, authorId: string, key: string) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('author_id', '=', authorId)
    .where('asked_as', '=', key),
);

/** The message that a member has already sent with this key in the conversation: a repeated request gets the first answer. */
export async function findSent(
  tx: Tx,
  { conversationId, authorId, key }: { conversationId: string; authorId: string; key: string },
): Promise<{ id: string } | undefined> {
  const [sent] = await select(tx, conversationId, authorId, key);
  return sent;
}
