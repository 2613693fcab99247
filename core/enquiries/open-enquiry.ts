import type { EnquiryBody } from '#contract/enquiries/calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { readEnquiry } from './steps/read-enquiry.ts';

/**
 * One enquiry with its answers, for an administrator.
 * @throws Refusal `enquiry_not_found`.
 */
export async function openEnquiry(
  core: Core,
  administrator: Member,
  enquiryId: string,
): Promise<EnquiryBody> {
  return core.db.transaction().execute(async (tx) => {
    const body = await readEnquiry(tx, enquiryId);
    await noteAction(tx, administrator, { action: 'enquiry.opened', subjectId: enquiryId });
    return body;
  });
}
