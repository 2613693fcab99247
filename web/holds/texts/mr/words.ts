import type { HoldEffect, holdKinds } from '#contract/holds/kinds.ts';
import { orderLimits } from '#contract/holds/limits.ts';
import { list, moment } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { holdsHeld } from './held.ts';

const { authority, words, answer, reason } = orderLimits;

const effectOf = ({ account, order, tables, until }: HoldEffect): string[] => [
  `अकाउंट: ${account}`,
  order ? `आदेश ${order} साठी` : 'एका प्रकरणासाठी',
  `${moment(until)} पर्यंत`,
  `डेटा: ${list(tables)}`,
];

export const holdWords = {
  refusals: {
    order_unknown: 'इथे असा कोणताही आदेश नाही.',
    hold_unknown: 'इथे डेटा राखून ठेवण्याचा असा कोणताही निर्णय नाही.',
    hold_account_unknown: 'या ID चे किंवा ईमेल पत्त्याचे अकाउंट नाही.',
    hold_case_unknown: 'या ID चे प्रकरण नाही.',
    hold_tables_unknown: 'राखून ठेवायचा डेटा निवडा.',
    hold_ground_missing: 'डेटा ज्यासाठी राखून ठेवायचा आहे ते प्रकरण किंवा तो आदेश भरा.',
    hold_own: 'हे तुमच्या स्वतःच्या अकाउंटबद्दल आहे. दुसरा स्टाफ निर्णय घेतो.',
    order_received_late: 'ही वेळ भविष्यातली आहे. दिवस आणि वेळ दुरुस्त करा.',
    order_received_early: 'हे 30 दिवसांपेक्षा जास्त आधीचे आहे. आदेश आमच्या स्टाफपर्यंत ज्या दिवशी पोहोचला तो दिवस भरा.',
    order_before_telling: 'आदेश आम्हाला त्या व्यक्तीला सांगायला मनाई करतो. आता मनाई नसेल, तर टिक करा.',
  },
  fieldErrors: {
    order_kind_missing: 'आदेश काय मागतो ते निवडा.',
    order_authority_length: `कृपया ${authority.min} ते ${authority.max} अक्षरे लिहा.`,
    order_words_length: `कृपया ${words.min} ते ${words.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    order_answer_length: `कृपया ${answer.min} ते ${answer.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    order_outcome_missing: 'निकाल निवडा.',
    order_received_missing: 'आदेश आला तो दिवस आणि वेळ भरा.',
    order_hours_missing: 'हे कधीपर्यंत करायचे ते निवडा.',
    hold_tables_missing: 'किमान एका प्रकारचा डेटा निवडा.',
    hold_reason_length: `कृपया ${reason.min} ते ${reason.max} अक्षरे लिहा.`,
  },
  deskActions: {
    'orders.listed': 'आदेशांची यादी उघडली',
    'order.opened': 'एक आदेश वाचला',
    'order.recorded': 'एक आदेश नोंदवला',
    'order.answered': 'एका आदेशाला उत्तर दिले',
    'order.told': 'व्यक्तीला एका आदेशाबद्दल सांगितले',
    'order.handedOver': 'पोलिसांकडे सोपवल्याची नोंद केली',
    'holds.listed': 'राखून ठेवलेल्या डेटाची यादी उघडली',
    'hold.opened': 'डेटा राखून ठेवण्याचा एक निर्णय वाचला',
    'hold.proposed': 'डेटा राखून ठेवण्याचा प्रस्ताव दिला',
    'hold.begun': 'एका मुलाबद्दलच्या रिपोर्टसाठी डेटा राखून ठेवायला सुरुवात केली',
    'hold.confirmed': 'डेटा राखून ठेवणे लागू केले, दुसऱ्या स्टाफने नक्की केल्यावर किंवा एकट्याने',
    'hold.renewed': 'डेटा राखून ठेवण्याची मुदत वाढवली',
    'hold.ended': 'डेटा राखून ठेवणे संपवले',
  },
  proposals: {
    'hold.placed': { name: 'अकाउंटचा डेटा पुसून टाकू नका', effect: effectOf },
    'hold.renewed': {
      name: 'अकाउंटचा डेटा आणखी काळ पुसून टाकू नका',
      effect: (effect) => [...effectOf(effect), `त्यानंतर ${moment(effect.longer)} पर्यंत.`],
    },
    'hold.ended': {
      name: 'डेटा राखून ठेवणे वेळेआधी संपवा',
      effect: (effect) => [...effectOf(effect), 'यामुळे दरम्यान इतर ठिकाणी पुसलेल्या ओळी हटतात.'],
    },
  },
  held: holdsHeld,
  emails: {
    'order-told': 'अकाउंटबद्दल आदेश',
  },
} satisfies ModuleWords<typeof holdKinds>;
