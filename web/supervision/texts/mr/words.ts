import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const supervisionWords = {
  refusals: {
    account_protected: 'तुम्ही हे अकाउंट निलंबित करू शकत नाही.',
    account_child_unconfirmed:
      'अशी दुरुस्ती आधी केली होती, आणि स्टाफमधील दुसऱ्या कोणीही ती नक्की केली नाही. कृपया 30 दिवस थांबा, किंवा प्रकरण उघडा.',
  },
  deskActions: {
    'accounts.searched': 'अकाउंट शोधली',
    'account.opened': 'एक अकाउंट पाहिले',
    'account.suspended': 'एक अकाउंट निलंबित केले',
    'account.suspensionEnded': 'एका अकाउंटचे निलंबन संपवले',
    'guardians.listed': 'पालकांच्या नकारांची यादी उघडली',
    'account.guardianAllowed': 'एका मुलाला दुसऱ्या पालकांचे नाव देऊ दिले',
    'account.guardianDeclined': 'पालकांचा नकार कायम ठेवला',
    'account.birthDateCorrected': 'एक जन्मतारीख दुरुस्त केली',
    'account.birthDateKept': 'आधीची जन्मतारीख परत ठेवली',
    'account.childConfirmed': 'एका मुलाची जन्मतारीख नक्की करून घेतली',
    'account.erased': 'एक अकाउंट पुसून टाकले',
  },
  proposals: {
    'account.suspension': {
      name: 'अकाउंट 7 दिवसांपेक्षा जास्त काळ निलंबित करणे',
      effect: ({ name, email, until, now }) => [
        name ? `अकाउंट: ${name}, ${email}` : `अकाउंट: ${email}`,
        now ? `सध्या ${moment(now)} पर्यंत निलंबित.` : 'सध्या निलंबित नाही.',
        until ? `त्यानंतर ${moment(until)} पर्यंत निलंबित.` : 'त्यानंतर शेवटच्या तारखेशिवाय निलंबित.',
      ],
    },
    'account.child': {
      name: 'सदस्याचे वय 18 पेक्षा कमी आहे असे मानणे, आणि अशा सदस्याचा जो डेटा आम्ही ठेवू शकत नाही तो पुसून टाकणे',
      effect: ({ name, email, birthDate, before }) => [
        name ? `अकाउंट: ${name}, ${email}` : `अकाउंट: ${email}`,
        before
          ? `जन्मतारीख: ${birthDate}. आधी ती ${before} होती.`
          : `जन्मतारीख: ${birthDate}. आधी कोणतीही माहीत नव्हती.`,
        'लगेच पुसले जाते: फाइल, फोटो, पुरावे, आणि पालकांना विचारण्यासाठी लागत नाही ते प्रोफाइलमधले सर्व काही.',
        'पालकांनी संमती दिली नाही, तर सात दिवसांनंतर पुसले जाते: अकाउंट.',
      ],
    },
  },
  emails: {
    'account-suspended': 'अकाउंट निलंबित',
    'suspension-ended': 'निलंबन संपले',
    'birth-date-corrected': 'जन्मतारीख दुरुस्त केली',
  },
} satisfies ModuleWords<typeof supervisionKinds>;
