import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { countUnread } from './steps/count-unread.ts';
import { unreadCount } from './unread-count.ts';

type Read = { conversationId: string; number: number };

/**
 * Marks messages as read up to a number, on all devices of the member; others do not learn of it. A lower number than before
 * changes nothing. Resolves to the number of conversations with unread messages.
 * @throws Refusal `conversation_not_found`
 */
export async function readUpTo(core: Core, member: Member, input: Read): Promise<{ count: number }> {
  const { conversationId, number } = input;
  await core.db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('conversation_members')
      .innerJoin('conversations', 'conversations.id', 'conversation_id')
      .select(['read_to', 'unread', 'last_number'])
      .where('conversation_id', '=', conversationId)
      .where('account_id', '=', member.id)
      .forNoKeyUpdate('conversation_members')
      .executeTakeFirst();
    if (!own) throw new Refusal('conversation_not_found');
    const readTo = Math.min(number, own.last_number);
    if (readTo <= own.read_to) return;
    const reader = { conversationId, accountId: member.id };
    await tx
      .updateTable('conversation_members')
      .set({ read_to: readTo })
      .where('conversation_id', '=', conversationId)
      .where('account_id', '=', member.id)
      .execute();
    await countUnread(tx, reader);
    await record(tx, { name: 'conversations.readUpTo', accountId: member.id, subject: { conversationId } });
  });
  return { count: await unreadCount(core, member.id) };
}
