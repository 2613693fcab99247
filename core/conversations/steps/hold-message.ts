import { sql } from 'kysely';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isFresh } from '../message-rows.ts';
import { type HeldConversation, holdConversation } from './hold-conversation.ts';
import { holdSender } from './hold-sender.ts';

export type HeldMessage = {
  number: number;
  author_id: string | null;
  text: string;
  warnings: string[];
  deleted_at: Date | null;
  is_fresh: boolean;
  files: number;
};

/**
 * Locks a message and its conversation, which must be the member's, until the transaction ends.
 * @throws Refusal `message_not_found`
 */
export async function holdMessage(
  tx: Tx,
  member: Member,
  id: string,
): Promise<{ message: HeldMessage; conversation: HeldConversation }> {
  await holdSender(tx, member);
  const found = await tx
    .selectFrom('messages')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
    .select('messages.conversation_id')
    .where('messages.id', '=', id)
    .where('own.account_id', '=', member.id)
    .executeTakeFirst();
  if (!found) throw new Refusal('message_not_found');
  const conversation = await holdConversation(tx, member, found.conversation_id);
  const message = await tx
    .selectFrom('messages')
    .select(['number', 'author_id', 'text', 'warnings', 'deleted_at', isFresh.as('is_fresh')])
    .select(
      sql<number>`(
        select count(*)::int from message_files
        where message_files.conversation_id = messages.conversation_id and message_id = messages.id
      )`.as('files'),
    )
    .where('id', '=', id)
    .where('conversation_id', '=', conversation.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!message) throw new Refusal('message_not_found');
  return { message, conversation };
}
