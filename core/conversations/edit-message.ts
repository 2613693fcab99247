import type { MessageBody } from '#contract/conversations/calls.ts';
import { now } from '#db/now.ts';
import { isBlank } from '#rules/text/blank.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayDelete, mayEdit, mayWrite } from './policy.ts';
import { showMessage } from './show-message.ts';
import { findWarnings } from './steps/find-warnings.ts';
import { holdMessage } from './steps/hold-message.ts';

type Edit = { messageId: string; text: string };

/**
 * Changes a message's text within ten minutes and marks it as edited.
 * @throws Refusal `message_not_found`; `message_edit_late`; `message_empty`; `conversation_closed`
 */
export async function editMessage(
  core: Core,
  member: Member,
  { messageId, text }: Edit,
): Promise<MessageBody> {
  await core.db.transaction().execute(async (tx) => {
    const { message, conversation } = await holdMessage(tx, member, messageId);
    if (!mayDelete(member, message)) throw new Refusal('message_not_found');
    if (!mayEdit(member, message)) throw new Refusal('message_edit_late');
    if (!mayWrite(conversation)) throw new Refusal('conversation_closed');
    if (isBlank(text) && message.files === 0) throw new Refusal('message_empty');
    if (message.text === text) return;
    const warnings = await findWarnings(tx, member.id, conversation, text);
    await tx
      .updateTable('messages')
      .set({ text, warnings, edited_at: now })
      .where('id', '=', messageId)
      .where('conversation_id', '=', conversation.id)
      .execute();
    const subject = { conversationId: conversation.id, messageId };
    await record(tx, { name: 'messages.changed', accountId: member.id, subject });
    if (warnings.length > message.warnings.length)
      await record(tx, { name: 'messages.warned', accountId: member.id, subject });
  });
  const message = await showMessage(core, member, messageId);
  if (!message) throw new Refusal('message_not_found');
  return message;
}
