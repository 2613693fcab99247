import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';

const select = prepared((db, authorId: string, key: string) =>
  db
    .selectFrom('messages')
    .select(['id', 'conversation_id'])
    .where('author_id', '=', authorId)
    .where('asked_as', '=', key),
);

/** The message that a member has already sent with this key: a repeated request gets the first answer. */
export async function findSent(
  tx: Tx,
  authorId: string,
  key: string,
): Promise<{ id: string; conversation_id: string } | undefined> {
  const [sent] = await select(tx, authorId, key);
  return sent;
}
