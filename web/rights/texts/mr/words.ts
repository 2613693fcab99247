import type { rightsKinds } from '#contract/rights/kinds.ts';
import { rightsLimits, rightsTimes } from '#contract/rights/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rightsHeld } from './held.ts';

const { words, answer } = rightsLimits;

export const rightsWords = {
  refusals: {
    rights_request_unknown: 'इथे अशी कोणतीही विनंती नाही.',
    rights_not_contestable: `तुम्ही या उत्तरावर हरकत घेऊ शकत नाही. तुम्ही एकदा, उत्तरानंतर ${rightsTimes.contestDays} दिवसांच्या आत हरकत घेऊ शकता.`,
    rights_not_withdrawable: 'आम्ही आधीच उत्तर दिले आहे. कृपया पान पुन्हा लोड करा.',
    rights_own: 'ही तुमची स्वतःची विनंती आहे. दुसरा स्टाफ तिला उत्तर देईल.',
    rights_same_staff: 'पहिले उत्तर तुम्ही दिले होते. आता दुसरा स्टाफ उत्तर देईल.',
    rights_reason_unfit: 'नामंजूर करण्यासाठी यादीतून एक कारण निवडा. इतर उत्तरांसाठी “नामंजूर नाही” निवडा.',
    rights_sign_in: 'साइन इन करा',
    rights_too_many: `तुम्ही या पत्त्यावरून एका दिवसात ${rightsLimits.guestsADay} विनंत्या पाठवल्या आहेत. कृपया उद्या पुन्हा प्रयत्न करा.`,
  },
  fieldErrors: {
    rights_words_length: `कृपया ${words.min} ते ${words.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    rights_kind_missing: 'तुमच्या विनंतीचा प्रकार निवडा.',
    rights_outcome_missing: 'निकाल निवडा.',
    rights_reason_missing: 'नामंजूर करण्याचे कारण निवडा.',
    rights_answer_length: `कृपया ${answer.min} ते ${answer.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
  },
  turns: {
    mine: {
      rights_answer: ({ thing }) => `विनंतीला उत्तर द्या: ${thing}`,
      content_complaint_answer: ({ thing }) => `तक्रारीला उत्तर द्या: ${thing}`,
    },
    awaited: {
      rights_answer: ({ thing }) => `आम्ही तुमच्या विनंतीला उत्तर देऊ: ${thing}`,
      content_complaint_answer: ({ thing }) => `आम्ही तुमच्या तक्रारीला उत्तर देऊ: ${thing}`,
    },
  },
  notifications: {
    rights_answered: () => 'आम्ही तुमच्या विनंतीला उत्तर दिले आहे',
    rights_late: () => 'तुमच्या विनंतीला आम्हाला उशीर झाला आहे',
    rights_waits: () => 'एक विनंती आमच्या उत्तराची वाट पाहत आहे',
    rights_late_at_desk: () => 'एका विनंतीला उत्तर द्यायला आम्हाला उशीर झाला आहे',
  },
  subjects: {
    rights_request: ({ thing }) => `विनंती ${thing}`,
    rights_request_at_desk: ({ thing }) => `विनंती ${thing}`,
  },
  deskActions: {
    'rightsRequests.listed': 'डेटाबद्दलच्या विनंत्यांची यादी उघडली',
    'rightsRequest.opened': 'डेटाबद्दलची एक विनंती वाचली',
    'rightsRequest.taken': 'डेटाबद्दलच्या एका विनंतीवर काम सुरू केले',
    'rightsRequest.answered': 'डेटाबद्दलच्या एका विनंतीला उत्तर दिले',
  },
  held: rightsHeld,
  emails: {
    'rights-code': 'अकाउंटशिवायच्या विनंतीसाठी कोड',
    'rights-received': 'डेटाबद्दलची विनंती मिळाली',
    'rights-answered': 'डेटाबद्दलच्या विनंतीचे उत्तर',
    'rights-late': 'डेटाबद्दलच्या विनंतीच्या उत्तराला उशीर',
  },
} satisfies ModuleWords<typeof rightsKinds>;
