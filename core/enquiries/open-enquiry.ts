import type { ContactMessageBody } from '#contract/enquiries.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { readMessage } from './steps/read-enquiry.ts';

/**
 * One message with its answers, for an administrator.
 * @throws Refusal `message_not_found`.
 */
export async function openMessage(
  core: Core,
  administrator: Member,
  messageId: string,
): Promise<ContactMessageBody> {
  return core.db.transaction().execute(async (tx) => {
    const body = await readMessage(tx, messageId);
    await noteAction(tx, administrator, { action: 'message.opened', subjectId: messageId });
    return body;
  });
}
