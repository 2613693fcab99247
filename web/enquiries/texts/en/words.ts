import type { enquiryKinds } from '#contract/enquiries/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { enquiryHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const enquiryWords = {
  refusals: {
    enquiry_not_found: 'This enquiry is not here any more. Please go back to the list.',
    enquiry_answered: 'Other staff have answered this enquiry in the meantime.',
  },
  deskActions: {
    'enquiries.listed': 'opened the list of enquiries',
    'enquiry.opened': 'read an enquiry',
    'enquiry.answered': 'answered an enquiry',
    'enquiry.closed': 'closed an enquiry',
    'enquiry.reopened': 'opened an enquiry again',
  },
  held: enquiryHeld,
  emails: {
    enquiry: 'Enquiry to us',
    'enquiry-answer': 'Answer to an enquiry',
    'enquiry-confirmation': 'Enquiry received',
  },
} satisfies ModuleWords<typeof enquiryKinds>;
