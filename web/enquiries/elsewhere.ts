import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** What this module shows on pages of other modules. */
export const enquiriesElsewhere = {
  desk: [
    { to: enquiryDeskPaths.enquiries, label: deskTexts.rooms.enquiries, below: enquiryDeskPaths.enquiry('') },
  ],
} satisfies ModuleElsewhere;
