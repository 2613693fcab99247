import type { enquiryKinds } from '#contract/enquiries/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { enquiryHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const enquiryWords = {
  refusals: {
    enquiry_not_found: 'This enquiry is no longer there.',
    enquiry_answered: 'Somebody has answered this enquiry in the meantime.',
  },
  held: enquiryHeld,
} satisfies ModuleWords<typeof enquiryKinds>;
