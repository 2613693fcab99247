import type { enquiryKinds } from '#contract/enquiries/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { enquiryHeld } from './held.ts';

export const enquiryWords = {
  refusals: {
    enquiry_not_found: 'यह सवाल अब यहाँ नहीं है। कृपया सूची पर वापस जाएँ।',
    enquiry_answered: 'इस बीच दूसरे स्टाफ़ ने इस सवाल का जवाब दे दिया है।',
  },
  deskActions: {
    'enquiries.listed': 'सवालों की सूची खोली',
    'enquiry.opened': 'एक सवाल पढ़ा',
    'enquiry.answered': 'एक सवाल का जवाब दिया',
    'enquiry.closed': 'एक सवाल बंद किया',
    'enquiry.reopened': 'एक सवाल फिर से खोला',
  },
  held: enquiryHeld,
  emails: {
    enquiry: 'हमसे पूछा गया सवाल',
    'enquiry-answer': 'सवाल का जवाब',
    'enquiry-confirmation': 'सवाल मिल गया',
  },
} satisfies ModuleWords<typeof enquiryKinds>;
