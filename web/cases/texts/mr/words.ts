import type { caseKinds } from '#contract/cases/kinds.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { caseHeld } from './held.ts';

export const caseWords = {
  refusals: {
    reported_unknown: 'हे आता इथे नाही, किंवा तुम्ही ते पाहू शकत नाही.',
    report_not_found: 'हा रिपोर्ट आता इथे नाही. कृपया तो पुन्हा लिहा.',
    report_concern_unfit: 'हे काय आहे, यासाठी दुसरे उत्तर निवडा.',
    report_words_missing: 'हे काय आहे ते थोडक्या शब्दांत सांगा.',
    reports_too_many:
      'एका दिवसात जास्तीत जास्त जितके रिपोर्ट पाठवता येतात, तितके तुम्ही पाठवले आहेत. कृपया उद्या पुन्हा प्रयत्न करा. कोणी धोक्यात असेल, तर 112 ला किंवा तुम्ही जिथे आहात तिथल्या पोलिसांना फोन करा.',
    report_closed:
      'आम्ही हा रिपोर्ट पाहिला आहे, म्हणून तुम्ही त्यात काही जोडू शकत नाही. हे सुरूच राहिले, तर नवीन रिपोर्ट पाठवा.',
    report_pictures_too_many: `एका रिपोर्टमध्ये ${reportLimits.pictures} चित्रे असू शकतात. यात तितकी आधीच आहेत.`,
    case_not_found: 'हे आता इथे नाही. कृपया पान पुन्हा लोड करा.',
    case_own: 'तुम्ही या प्रकरणात सहभागी आहात. दुसरे मॉडरेटर निर्णय घेतील.',
    case_same_administrator: 'या प्रकरणाचा निर्णय तुम्ही घेतला आहे. दुसरे मॉडरेटर अपिलाला उत्तर देतील.',
    case_conflict:
      'तुम्ही या प्रकरणातील एखाद्या व्यक्तीला ओळखता, किंवा तुम्ही त्यांच्यासोबत एखाद्या टीममध्ये, करारात किंवा मेंटरशिपमध्ये होता. दुसरे मॉडरेटर निर्णय घेतील.',
    case_taken: 'हे प्रकरण आता दुसऱ्या मॉडरेटरकडे आहे. कृपया दुसरे प्रकरण निवडा.',
    second_look_unfit: 'आम्ही काहीही केले नसेल, तरच तुम्ही दुसऱ्या स्टाफला पाहायला सांगू शकता.',
    second_look_twice: 'तुम्ही दुसऱ्या स्टाफला एकदा पाहायला सांगू शकता. तुम्ही आधीच सांगितले आहे.',
    second_look_late: `उत्तरानंतर ${caseTimes.secondLookDays} दिवसांच्या आत तुम्ही असे पाहायला सांगू शकता.`,
    case_outcome_unfit:
      'फक्त “काहीही नाही” निवडा, किंवा इतरांपैकी एक किंवा अधिक. तुम्ही थांबवत किंवा निलंबित करत असाल, तर किती दिवस, ते निवडा.',
    member_paused:
      'तुमचे अकाउंट थांबवलेले आहे. तुमचे जे करायचे बाकी आहे ते तुम्ही करू शकता. तुम्ही काही नवीन सुरू किंवा प्रकाशित करू शकत नाही. कधीपर्यंत, आणि अपील कसे करायचे, ते “आज” पानावर आहे.',
    case_not_appealable: 'तुम्ही यावर अपील करू शकत नाही. कृपया पान पुन्हा लोड करा.',
    case_appeal_twice: 'तुम्ही आधीच अपील केले आहे. तुम्ही एकदा अपील करू शकता.',
    suspension_over: 'तुमचे अकाउंट पुन्हा खुले आहे. कृपया पान पुन्हा लोड करा.',
    case_appeal_late: `यासाठीचे ${caseTimes.appealDays} दिवस संपले आहेत. तुम्ही “माझा डेटा” मध्ये तक्रार करू शकता.`,
  },
  fieldErrors: {
    report_concern_missing: 'हे काय आहे ते निवडा.',
    second_look_long: `हे ${reportLimits.secondLook.toLocaleString('en')} अक्षरांपर्यंत ठेवा.`,
    report_words_long: `हे ${reportLimits.words.toLocaleString('en')} अक्षरांपर्यंत ठेवा.`,
    case_appeal_length: `${reportLimits.appeal.min} ते ${reportLimits.appeal.max.toLocaleString('en')} अक्षरे लिहा.`,
    case_outcome_missing: 'एक निकाल निवडा.',
  },
  turns: {
    mine: {
      case_appeal: ({ thing }) => `एका अपिलाला उत्तर द्या: ${thing}`,
      report_decision: ({ thing }) => `एका रिपोर्टबद्दल निर्णय घ्या: ${thing || 'एक सदस्य'}`,
      case_decided: ({ thing }) => `आमचा निर्णय वाचा, आणि चुकीचा असेल तर अपील करा: ${thing}`,
    },
    awaited: {
      case_appeal: ({ thing }) => `आम्ही तुमच्या अपिलाला उत्तर देऊ: ${thing}`,
      report_decision: ({ thing }) => `आम्ही तुमच्या रिपोर्टबद्दल निर्णय घेऊ: ${thing || 'एक सदस्य'}`,
      case_decided: ({ thing }) => `सदस्य आमच्या निर्णयावर अपील करू शकतात: ${thing}`,
    },
  },
  notifications: {
    case_judged: () => 'आम्ही तुमच्या एका गोष्टीबद्दल निर्णय घेतला आहे',
    case_appeal_answered: () => 'आम्ही तुमच्या अपिलाला उत्तर दिले आहे',
    report_answered: () => 'तुम्ही जे रिपोर्ट केले ते आम्ही पाहिले',
    case_waits: () => 'एक नवीन प्रकरण निर्णयाची वाट पाहत आहे',
    case_urgent: () => 'एक तातडीचे प्रकरण वाट पाहत आहे: निर्णयासाठी दोन तास',
  },
  subjects: {
    case: ({ thing }) => thing || 'एक निर्णय',
    report: ({ thing }) => thing || 'तुमचा रिपोर्ट',
    case_at_desk: () => 'ॲडमिन',
  },
  deskActions: {
    'cases.listed': 'प्रकरणांची यादी उघडली',
    'case.opened': 'एक प्रकरण पाहिले',
    'case.recused': 'एका प्रकरणातील व्यक्तीला ओळखत असल्याचे सांगितले',
    'case.pictureOpened': 'एका प्रकरणातील चित्र पाहिले',
    'case.decided': 'एका प्रकरणाचा निर्णय घेतला',
    'case.appealAnswered': 'एका प्रकरणातील अपिलाला उत्तर दिले',
  },
  held: caseHeld,
  emails: {
    'report-code': 'रिपोर्टसाठी कोड',
    'report-received': 'रिपोर्टची पावती',
    'report-answered': 'रिपोर्टचे उत्तर',
    'case-decided': 'प्रकरणातील निर्णय',
    'case-appeal-answered': 'प्रकरणातील अपिलाचे उत्तर',
  },
} satisfies ModuleWords<typeof caseKinds>;
