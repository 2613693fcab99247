import type { enquiryKinds } from '#contract/enquiries/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { enquiryHeld } from './held.ts';

export const enquiryWords = {
  refusals: {
    enquiry_not_found: 'हा प्रश्न आता इथे नाही. कृपया यादीकडे परत जा.',
    enquiry_answered: 'दरम्यान दुसऱ्या स्टाफने या प्रश्नाला उत्तर दिले आहे.',
  },
  deskActions: {
    'enquiries.listed': 'प्रश्नांची यादी उघडली',
    'enquiry.opened': 'एक प्रश्न वाचला',
    'enquiry.answered': 'एका प्रश्नाला उत्तर दिले',
    'enquiry.closed': 'एक प्रश्न बंद केला',
    'enquiry.reopened': 'एक प्रश्न पुन्हा उघडला',
  },
  held: enquiryHeld,
  emails: {
    enquiry: 'आम्हाला विचारलेला प्रश्न',
    'enquiry-answer': 'प्रश्नाचे उत्तर',
    'enquiry-confirmation': 'प्रश्न मिळाला',
  },
} satisfies ModuleWords<typeof enquiryKinds>;
