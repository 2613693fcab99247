import type { ConversationBody } from '#contract/conversations/calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findConversations } from './find-conversations.ts';

/** @throws Refusal `conversation_not_found`, also for a conversation of others. */
export async function getConversation(core: Core, member: Member, id: string): Promise<ConversationBody> {
  const [found] = await findConversations(core, member, [id]);
  if (!found) throw new Refusal('conversation_not_found');
  return found;
}
