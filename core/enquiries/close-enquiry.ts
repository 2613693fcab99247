import type { EnquiryBody } from '#contract/enquiries/calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdEnquiry } from './steps/hold-enquiry.ts';
import { readEnquiry } from './steps/read-enquiry.ts';

/**
 * Marks an enquiry as answered without an email, or opens it again. Repeating it changes nothing.
 * @throws Refusal `enquiry_not_found`.
 */
export async function closeEnquiry(
  core: Core,
  administrator: Member,
  { enquiryId, closed }: { enquiryId: string; closed: boolean },
): Promise<EnquiryBody> {
  return core.db.transaction().execute(async (tx) => {
    const enquiry = await holdEnquiry(tx, enquiryId);
    if ((enquiry.answered_at !== null) !== closed) {
      await tx
        .updateTable('enquiries')
        .set({ answered_at: closed ? now : null })
        .where('id', '=', enquiryId)
        .execute();
      const action = closed ? 'enquiry.closed' : 'enquiry.reopened';
      await noteAction(tx, administrator, { action, subjectId: enquiryId });
    }
    return readEnquiry(tx, enquiryId);
  });
}
