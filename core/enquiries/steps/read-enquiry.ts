import type { ContactMessageBody } from '#contract/enquiries.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { countMessages } from '../count-enquiries.ts';
import { presentMessage } from '../present.ts';

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
