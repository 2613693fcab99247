import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { deskTexts, enquiryTexts } from '#web/layout/texts/en/desk.ts';
import type { ModuleElsewhere } from '../elsewhere.ts';

/** The links and parts of this module on pages of other modules. */
export const enquiriesElsewhere = {
  desk: [
    { to: enquiryDeskPaths.enquiries, label: deskTexts.rooms.enquiries, below: enquiryDeskPaths.enquiry('') },
  ],
  logged: {
    pages: { enquiry: enquiryDeskPaths.enquiry },
    details: { 'enquiries.listed': (list) => labelOf(enquiryTexts.states, list) },
  },
} satisfies ModuleElsewhere;
