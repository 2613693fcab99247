import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { EnquiryRow } from '../present.ts';

/** Locks an enquiry until the transaction ends, so that two administrators do not answer at once. */
export async function holdEnquiry(tx: Tx, enquiryId: string): Promise<EnquiryRow> {
  const enquiry = await tx
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', enquiryId)
    .forUpdate()
    .executeTakeFirst();
  if (!enquiry) throw new Refusal('enquiry_not_found');
  return enquiry;
}
