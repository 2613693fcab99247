import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';

/** Whether this account is a member of the conversation at present. */
export async function isParticipant(db: Db, conversationId: string, accountId: string): Promise<boolean> {
  const [found] = await select(db, conversationId, accountId);
  return found !== undefined;
}

const select = gathered(
  (db, conversationId: string, accountId: string) =>
    db
      .selectFrom('conversation_members')
      .select('account_id')
      .where('conversation_id', '=', conversationId)
      .where('account_id', '=', accountId),
  ['text', 'text'],
);
