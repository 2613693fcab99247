import type { EnquiryBody } from '#contract/enquiries/calls.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { countEnquiries } from '../count-enquiries.ts';
import { presentEnquiry } from '../present.ts';

export async function readEnquiry(tx: Tx, enquiryId: string): Promise<EnquiryBody> {
  const enquiry = await tx.selectFrom('enquiries').selectAll().where('id', '=', enquiryId).executeTakeFirst();
  if (!enquiry) throw new Refusal('enquiry_not_found');
  const answers = await tx
    .selectFrom('enquiry_answers as one')
    .leftJoin('accounts', 'accounts.id', 'one.answered_by')
    .select(['one.id', 'one.created_at', 'one.answer', 'accounts.name as by'])
    .where('one.enquiry_id', '=', enquiryId)
    .orderBy('one.created_at')
    .orderBy('one.id')
    .execute();
  return presentEnquiry(enquiry, answers, await countEnquiries({ db: tx }));
}
