import type { ContactMessageBody } from '#contract/enquiries.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { countMessages } from './count-enquiries.ts';
import { type MessageRow, presentMessage } from './present.ts';

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

export async function readMessage(tx: Tx, messageId: string): Promise<ContactMessageBody> {
  const message = await tx
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) throw new Refusal('message_not_found');
  const answers = await tx
    .selectFrom('contact_answers as one')
    .leftJoin('accounts', 'accounts.id', 'one.answered_by')
    .select(['one.id', 'one.created_at', 'one.answer', 'accounts.name as by'])
    .where('one.message_id', '=', messageId)
    .orderBy('one.created_at')
    .orderBy('one.id')
    .execute();
  return presentMessage(message, answers, await countMessages({ db: tx }));
}

/** Held until the transaction ends, so that two administrators do not answer at once. */
export async function holdMessage(tx: Tx, messageId: string): Promise<MessageRow> {
  const message = await tx
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw new Refusal('message_not_found');
  return message;
}
