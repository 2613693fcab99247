import type { EnquiryBody } from '#contract/enquiries/calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdEnquiry } from './steps/hold-enquiry.ts';
import { readEnquiry } from './steps/read-enquiry.ts';

type Answer = { enquiryId: string; answer: string };

/**
 * Mails an answer to the enquiry's author and stores it, which closes the enquiry. A repeated answer of the same
 * administrator is sent once.
 * @throws Refusal `enquiry_not_found`; `enquiry_answered` when another administrator was faster.
 */
export async function answerEnquiry(
  core: Core,
  administrator: Member,
  { enquiryId, answer }: Answer,
): Promise<EnquiryBody> {
  return core.db.transaction().execute(async (tx) => {
    const enquiry = await holdEnquiry(tx, enquiryId);
    if (enquiry.answered_at) {
      if (await isAnswered(tx, administrator, { enquiryId, answer })) return readEnquiry(tx, enquiryId);
      throw new Refusal('enquiry_answered');
    }
    const answerId = newId();
    await tx
      .insertInto('enquiry_answers')
      .values({ id: answerId, enquiry_id: enquiryId, answered_by: administrator.id, answer })
      .execute();
    await tx.updateTable('enquiries').set({ answered_at: now }).where('id', '=', enquiryId).execute();
    await post(tx, { letter: 'enquiry-answer', answerId }, 'product');
    await record(tx, { name: 'enquiries.answered', accountId: null, subject: { enquiryId } });
    await noteAction(tx, administrator, { action: 'enquiry.answered', subjectId: enquiryId });
    return readEnquiry(tx, enquiryId);
  });
}

/** Whether the last answer equals this one. */
async function isAnswered(tx: Tx, { id }: Member, { enquiryId, answer }: Answer): Promise<boolean> {
  const last = await tx
    .selectFrom('enquiry_answers')
    .select(['answer', 'answered_by'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && isWritten(last, { answer, answered_by: id });
}
