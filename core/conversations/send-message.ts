import type { MessageBody } from '#contract/conversations/calls.ts';
import { together } from '#db/together.ts';
import { isBlank } from '#rules/text/blank.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayWrite } from './policy.ts';
import { showMessage } from './show-message.ts';
import { appendMessage, type NewMessage } from './steps/append-message.ts';
import { findSent } from './steps/find-sent.ts';
import { holdIfOwn } from './steps/hold-conversation.ts';
import { holdSender } from './steps/hold-sender.ts';
import { requireAnswered } from './steps/require-answered.ts';

type Sent = NewMessage & { conversationId: string };

/**
 * Sends a message. The same key sends one message and gets the first answer again, even if the conversation is closed by
 * then.
 * @throws Refusal `conversation_not_found`; `request_waits` before acceptance; `conversation_closed` if no one can be
 * reached, whatever the reason; `message_waits` after three to a team that has not answered; `message_empty`;
 * `message_file_not_found`
 */
export async function sendMessage(core: Core, member: Member, input: Sent): Promise<MessageBody> {
  const id = await core.db.transaction().execute(async (tx) => {
    const [, sent, conversation] = await together(tx, [
      () => holdSender(tx, member),
      () => findSent(tx, { ...input, authorId: member.id }),
      () => holdIfOwn(tx, member, input.conversationId),
    ]);
    if (sent) return sent.id;
    if (!conversation) throw new Refusal('conversation_not_found');
    if (conversation.state === 'requested' && conversation.isAvailable) throw new Refusal('request_waits');
    if (!mayWrite(conversation)) throw new Refusal('conversation_closed');
    if (isBlank(input.text) && input.files.length === 0) throw new Refusal('message_empty');
    await requireAnswered(tx, member.id, conversation);
    return appendMessage(tx, member.id, conversation, input);
  });
  const message = await showMessage(core, member, id);
  if (!message) throw new Refusal('conversation_not_found');
  return message;
}
