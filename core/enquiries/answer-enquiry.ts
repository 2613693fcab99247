import type { ContactMessageBody } from '#contract/enquiries.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { post } from '../ground/letters.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMessage } from './steps/hold-enquiry.ts';
import { readMessage } from './steps/read-enquiry.ts';

/**
 * Mails an answer to whoever wrote the message, and keeps it beside the message, which is answered thereby.
 * @throws Refusal `message_not_found`; `message_answered` when another administrator was faster.
 */
export async function answerMessage(
  core: Core,
  administrator: Member,
  { messageId, answer }: { messageId: string; answer: string },
): Promise<ContactMessageBody> {
  return core.db.transaction().execute(async (tx) => {
    const message = await holdMessage(tx, messageId);
    if (message.answered_at) throw new Refusal('message_answered');
    const answerId = newId();
    await tx
      .insertInto('contact_answers')
      .values({ id: answerId, message_id: messageId, answered_by: administrator.id, answer })
      .execute();
    await tx.updateTable('contact_messages').set({ answered_at: now }).where('id', '=', messageId).execute();
    await post(tx, { letter: 'contact-answer', answerId });
    await record(tx, { name: 'contact.messages.answered', accountId: null, subject: { messageId } });
    await noteAction(tx, administrator, { action: 'message.answered', subjectId: messageId });
    return readMessage(tx, messageId);
  });
}
