import type { ConversationBody } from '#contract/conversations/calls.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getConversation } from './get-conversation.ts';
import { mayAnswer } from './policy.ts';
import { endRequest } from './steps/end-request.ts';
import { holdConversation } from './steps/hold-conversation.ts';
import { holdSender } from './steps/hold-sender.ts';
import { noteState } from './steps/note-state.ts';

type Answer = { conversationId: string; accepted: boolean };

/**
 * Accepts or declines a request. The same answer again changes nothing.
 * @throws Refusal `conversation_not_found`; `request_over` if the request is answered, lapsed or released
 */
export async function answerRequest(core: Core, member: Member, input: Answer): Promise<ConversationBody> {
  const { conversationId, accepted } = input;
  await core.db.transaction().execute(async (tx) => {
    await holdSender(tx, member);
    const conversation = await holdConversation(tx, member, conversationId);
    const answer = accepted ? 'open' : 'declined';
    if (conversation.kind === 'direct' && !conversation.isAsker && conversation.state === answer) return;
    if (!mayAnswer(conversation)) throw new Refusal('request_over');
    if (!(await meetDeadline(tx, 'first_message', conversationId))) throw new Refusal('request_over');
    await endRequest(tx, conversationId, answer);
    await noteState(tx, conversationId, accepted ? 'accepted' : 'declined', member.id);
    await record(tx, { name: 'conversations.answered', accountId: member.id, subject: { conversationId } });
  });
  return getConversation(core, member, conversationId);
}
