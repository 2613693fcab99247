import { innerConversationPaths } from '#contract/conversations/inner-paths.ts';
import { conversationPaths } from '#contract/conversations/paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { conversationThings } from './things.ts';

export const conversationAddresses: Addresses = async ({ core, own }) => {
  const { conversation_id: conversationId, number } = await core.db
    .selectFrom('messages')
    .select(['conversation_id', 'number'])
    .where('id', '=', await own(conversationThings.message, 'messageId'))
    .executeTakeFirstOrThrow();
  return {
    [innerConversationPaths.writeTo(':handle')]: innerConversationPaths.writeTo(
      await own(conversationThings.writtenHandle, 'handle'),
    ),
    [conversationPaths.conversation(':conversationId')]: conversationPaths.conversation(conversationId),
    [innerConversationPaths.editMessage(':conversationId', ':number')]: innerConversationPaths.editMessage(
      conversationId,
      String(number),
    ),
  };
};
