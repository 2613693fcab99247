import type { legalTextKinds } from '#contract/legal-texts/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { legalTextHeld } from './held.ts';

export const legalTextWords = {
  refusals: {
    legal_text_unknown: 'या मजकुराची अशी कोणतीही आवृत्ती नाही.',
    purpose_unknown: 'इथे असा कोणताही प्रश्न नाही.',
    purpose_code_missing: 'आम्ही तुमच्या पत्त्यावर पाठवलेला कोड टाका.',
  },
  fieldErrors: {
    purpose_answer_missing: 'हो किंवा नाही निवडा.',
    law_changed:
      'हे पान उघडे असताना आमच्या सेवेच्या अटी किंवा गोपनीयता धोरण बदलले. ते पुन्हा वाचा, आणि मग हे पुन्हा पाठवा.',
  },
  notifications: {
    rules_repeated: () =>
      'आम्ही दर तीन महिन्यांनी आमचे नियम पुन्हा सांगतो: तुम्ही जे आहात तेच राहा, न्यायाने वागा, कोणाकडेही पैसे मागू नका. एखाद्या सदस्याने नियम मोडला, तर “माझा डेटा” मध्ये तक्रार करा',
  },
  held: legalTextHeld,
  emails: {
    'text-announced': 'मजकुराची नवीन आवृत्ती',
  },
} satisfies ModuleWords<typeof legalTextKinds>;
