import type { ContactMessageBody } from '#contract/enquiries.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdMessage } from './steps/hold-enquiry.ts';
import { readMessage } from './steps/read-enquiry.ts';

/**
 * Takes a message for answered without a letter, or opens it again. What is so already stays so.
 * @throws Refusal `message_not_found`.
 */
export async function closeMessage(
  core: Core,
  administrator: Member,
  { messageId, closed }: { messageId: string; closed: boolean },
): Promise<ContactMessageBody> {
  return core.db.transaction().execute(async (tx) => {
    const message = await holdMessage(tx, messageId);
    if ((message.answered_at !== null) !== closed) {
      await tx
        .updateTable('contact_messages')
        .set({ answered_at: closed ? now : null })
        .where('id', '=', messageId)
        .execute();
      const action = closed ? 'message.closed' : 'message.reopened';
      await noteAction(tx, administrator, { action, subjectId: messageId });
    }
    return readMessage(tx, messageId);
  });
}
