import type { nomineeKinds } from '#contract/nominees/kinds.ts';
import { nomineeLimits, nomineeTimes } from '#contract/nominees/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { grantEffect } from './desk.ts';
import { nomineeHeld } from './held.ts';

export const nomineeWords = {
  refusals: {
    nominee_own: 'दुसऱ्या व्यक्तीचे नाव द्या.',
    nominees_full: 'तुम्ही एका व्यक्तीचे नाव दिले आहे. दुसरे नाव देण्यासाठी आधी त्यांना काढा.',
    nominee_unknown: 'तुम्ही या व्यक्तीला आधीच काढले आहे. कृपया पान पुन्हा लोड करा.',
    nominee_visit_over: 'तुमचा कोड आता चालत नाही, किंवा लिंक अपूर्ण आहे. कृपया दुसरा कोड मागवा.',
    nominee_too_many: `एका पत्त्याला एका दिवसात ${nomineeLimits.codesADay} कोड मिळतात. कृपया उद्या पुन्हा प्रयत्न करा.`,
    nominee_not_adult: 'सदस्याच्या वतीने फक्त सज्ञान व्यक्ती काम करू शकते.',
    nominee_request_waits: 'दुसऱ्या व्यक्तीने या सदस्याच्या वतीने काम करण्याची विनंती केली आहे, किंवा ती आधीच काम करत आहे.',
    nominee_again_later: `सदस्याने साइन इन केले आहे. तुम्ही त्यानंतर ${nomineeTimes.againDays} दिवसांनी पुन्हा विनंती करू शकता.`,
    nominee_request_unknown: 'इथे अशी कोणतीही विनंती नाही.',
    nominee_not_granted:
      'तुम्ही या सदस्याच्या वतीने काम करू शकत नाही, किंवा आता करू शकत नाही. कृपया पान पुन्हा लोड करा.',
    nominee_member_here: 'सदस्याने साइन इन केले आहे किंवा “मी इथे आहे” दाबले आहे. आता तुम्ही ही विनंती करू शकत नाही.',
    nominee_early: `तुम्ही विनंतीनंतर ${nomineeTimes.waitDays} दिवसांनी निर्णय घेऊ शकता.`,
    nominee_own_case: 'तुम्ही ते सदस्य किंवा नामनिर्देशित व्यक्ती आहात. दुसरा स्टाफ याचा निर्णय घेईल.',
    guardian_visit_missing: 'तुमचा कोड आता चालत नाही. कृपया दुसरा कोड मागवा.',
    guardian_erases: 'तुमच्या आई, वडील किंवा पालकांनी हे अकाउंट पुसून टाकायला सुरुवात केली आहे. फक्त तेच ते थांबवू शकतात.',
  },
  fieldErrors: {
    nominee_name_length: `कृपया ${nomineeLimits.name} अक्षरांपर्यंतचे नाव लिहा.`,
    nominee_relation_missing: 'ते कोण आहेत ते निवडा.',
    nominee_cause_missing: 'कारण निवडा.',
    nominee_adult_missing:
      'सदस्याच्या वतीने फक्त सज्ञान व्यक्ती काम करू शकते. तुम्ही 18 वर्षांचे किंवा त्याहून मोठे आहात, यावर टिक करा.',
    nominee_outcome_missing: 'निर्णय निवडा.',
    nominee_refusal_missing: 'नामंजूर करण्याचे कारण निवडा.',
  },
  turns: {
    mine: { nominee_decision: ({ thing }) => `विनंतीबद्दल निर्णय घ्या: ${thing}` },
    awaited: { nominee_decision: ({ thing }) => `आम्ही विनंतीबद्दल निर्णय घेऊ: ${thing}` },
  },
  notifications: {
    guardian_reads: () => 'तुमच्या पालकांनी तुमचा डेटा पाहिला आहे',
    guardian_asks: () => 'तुमच्या पालकांनी आम्हाला एक विनंती किंवा तक्रार पाठवली आहे',
    guardian_erases: () => 'तुमच्या पालकांनी तुमचे अकाउंट पुसून टाकायला सुरुवात केली आहे',
    guardian_keeps: () => 'तुमच्या पालकांनी तुमचे अकाउंट ठेवले आहे',
  },
  subjects: { guarded_account: () => 'तुमचे अकाउंट' },
  deskActions: {
    'nomineeRequests.listed': 'सदस्यांच्या वतीने काम करण्याच्या विनंत्यांची यादी उघडली',
    'nomineeRequest.opened': 'सदस्याच्या वतीने काम करण्याची एक विनंती वाचली',
    'nomineeRequest.documentOpened': 'सदस्याच्या वतीने काम करण्याच्या विनंतीचे कागदपत्र उघडले',
    'nomineeRequest.granted': 'सदस्याच्या वतीने काम करण्याची एक विनंती मंजूर केली',
    'nomineeRequest.refused': 'सदस्याच्या वतीने काम करण्याची एक विनंती नामंजूर केली',
  },
  proposals: { 'nominee.grant': { name: 'नामनिर्देशित व्यक्तीला काम करू देणे', effect: grantEffect } },
  held: nomineeHeld,
  emails: {
    'nominee-named': 'सदस्याच्या वतीने काम करण्यासाठी नाव दिले',
    'nominee-code': 'सदस्याच्या वतीने काम करण्यासाठी कोड',
    'nominee-asked': 'काम करण्यासाठी दुसऱ्या व्यक्तीची विनंती',
    'nominee-state': 'सदस्याच्या वतीने काम करण्याची विनंती',
  },
} satisfies ModuleWords<typeof nomineeKinds>;
