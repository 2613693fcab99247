import type { guardianKinds } from '#contract/guardians/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { guardianHeld } from './held.ts';
import type { guardianScriptRefusals } from './script-refusals.ts';

export const guardianWords = {
  refusals: {
    guardian_not_needed: 'या अकाउंटसाठी आई, वडील किंवा पालकांच्या संमतीची गरज नाही.',
    guardian_request_not_found: 'ही लिंक चालत नाही. कृपया आमच्या सर्वात नवीन ईमेलमधील लिंक वापरा.',
    guardian_refused:
      'त्यांनी नकार दिला आहे. आमच्या स्टाफने ते पाहिल्यानंतरच तुम्ही दुसऱ्या पालकांना विचारू शकता. “तक्रार करा” मध्ये आम्हाला ते पाहायला सांगा.',
    guardian_statement_missing: 'कृपया तुम्ही सज्ञान आहात हे, आणि तुम्ही आई किंवा वडील आहात की कायदेशीर पालक, ते सांगा.',
    guardian_check_missing: 'आधी या पानावरील सेवेला तुम्ही कोण आहात ते तपासू द्या. ती तुम्हाला या पानावर परत आणते.',
  },
  notifications: {
    guardian_answered: () => 'तुमच्या पालकांनी उत्तर दिले',
    guardian_reviewed: () => 'आम्ही तुमच्या पालकांचे उत्तर पाहिले. ते बदलत नाही',
    guardian_outgrown: () => 'आता तुम्हाला पालकांच्या संमतीची गरज नाही',
  },
  subjects: { account: ({ thing }) => thing || 'तुमचे अकाउंट' },
  consents: {
    guardian: {
      name: '18 पेक्षा कमी वयाच्या सदस्याचे अकाउंट',
      about: 'आई, वडील किंवा पालक अकाउंटला, सेवेच्या अटींना आणि गोपनीयता धोरणाला संमती देतात.',
    },
  },
  held: guardianHeld,
  emails: {
    'guardian-code': 'पालक ज्याने संमती देतात तो कोड',
    'guardian-answer': 'पालकांचे उत्तर',
    'guardian-erasure-notice': 'पुसून टाकण्याआधीची सूचना',
    'guardian-request': 'पालकांना विनंती',
  },
} satisfies ModuleWords<typeof guardianKinds, typeof guardianScriptRefusals>;
