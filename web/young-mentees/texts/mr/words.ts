import type { youngMenteeKinds } from '#contract/young-mentees/kinds.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { youngMenteeHeld } from './held.ts';

export const youngMenteeWords = {
  refusals: {
    young_request_unknown: 'अशी कोणतीही विनंती इथे नाही.',
    young_yes_missing: 'तुमच्या पालकांनी लेखी मेंटरिंगला संमती दिलेली नाही, किंवा ती संपवली आहे. कृपया त्यांच्याशी बोला.',
    young_live_missing: 'तुमच्या पालकांनी लाइव्ह सेशनला संमती दिलेली नाही, किंवा ती संपवली आहे. लेखी सेशन होऊ शकते.',
    young_phone: 'तुमचा स्वतःचा नंबर देशाच्या कोडसह लिहा: +91 98220 12345. तुमच्या मुलाचा नंबर लिहिता येणार नाही.',
    young_mentor_closed: 'हे मेंटर सध्या 18 वर्षांखालील सदस्यांसाठी उपलब्ध नाहीत. कृपया दुसरे मेंटर निवडा.',
    young_session_pictures: 'सेशनसोबत चित्र पाठवता येत नाही. लेखी परीक्षणासोबत तुम्ही चित्रे पाठवू शकता.',
    young_adult: 'तुमचे वय 18 आहे. सर्व सदस्यांसाठी असलेल्या पानावर मेंटर शोधा आणि त्यांना विचारा.',
    young_mentor_unknown: 'असे कोणतेही मेंटर इथे नाहीत.',
    young_lacks: 'आधी मेंटर म्हणून तुमचे खुले पान आणि एक लागू खूण हवी.',
    young_statement_missing: 'कृपया संपूर्ण घोषणापत्राला संमती द्या.',
    young_references_alike: 'दुसऱ्या दोन व्यक्तींची नावे द्या, प्रत्येकाचा स्वतःचा वेगळा ईमेल पत्ता हवा.',
    young_applied: 'तुम्ही आधीच विचारले आहे. कृपया पान पुन्हा लोड करा.',
    young_reference_unknown: 'ही लिंक आता चालत नाही.',
    young_visit_missing: 'आधी या ब्राउझरमध्ये कोड टाका.',
    young_own: 'हे तुमच्याबद्दल आहे. याचा निर्णय स्टाफमधील इतर व्यक्ती घेतात.',
    young_reason_missing: `किमान ${limits.reason.min} अक्षरांत कारण लिहा.`,
    young_references_missing: 'होकारासाठी मेंटरला शिफारस करणारे दोन रेफरन्स हवेत.',
  },
  fieldErrors: {
    young_work_missing: 'मेंटरच्या परीक्षणासाठी एक चित्र किंवा लिंक जोडा.',
    young_reference_length: `कृपया ${number(limits.referenceText.min)} ते ${number(limits.referenceText.max)} अक्षरे लिहा.`,
    young_weeks_range: `${limits.planWeeks.min} ते ${limits.planWeeks.max} आठवडे लिहा.`,
    young_reference_choice: 'हो किंवा नाही निवडा.',
    young_reference_invalid: 'दोन्ही व्यक्तींचे नाव आणि बरोबर ईमेल पत्ता लिहा.',
  },
  turns: {
    mine: {
      guardian_mentoring_answer: ({ thing }) =>
        thing ? `एक पालक ${thing} याबद्दलची विनंती वाचत आहेत` : 'एक पालक एक विनंती वाचत आहेत',
      young_mentor_review: ({ thing }) => `18 वर्षांखालील सदस्यांच्या एका मेंटरबद्दल निर्णय घ्या: ${thing}`,
    },
    awaited: {
      guardian_mentoring_answer: ({ thing }) =>
        thing ? `तुमचे पालक ${thing} याबद्दलची तुमची विनंती वाचत आहेत` : 'तुमचे पालक तुमची विनंती वाचत आहेत',
      young_mentor_review: () => 'तुम्ही 18 वर्षांखालील सदस्यांसाठी उपलब्ध असाल का, हे आम्ही ठरवत आहोत',
    },
  },
  notifications: {
    young_request_agreed: () => 'तुमच्या पालकांनी तुमच्या विनंतीला संमती दिली आहे. पुढच्या पावलासाठी पान उघडा',
    young_request_refused: () => 'तुमच्या पालकांनी तुमच्या विनंतीला संमती दिली नाही',
    young_request_released: () => 'मेंटरला केलेली तुमची विनंती संपली आहे. कारण पानावर लिहिले आहे',
    young_review_moved: () => 'तुमच्या लेखी परीक्षणात काहीतरी नवीन आहे',
    young_session_moved: () => 'मेंटरसोबतच्या तुमच्या सेशनमध्ये काहीतरी नवीन आहे',
    young_session_reminder: () => 'मेंटरसोबतचे तुमचे सेशन लवकरच सुरू होत आहे, किंवा संपले आहे',
    young_plan_moved: () => 'मेंटरसोबतच्या तुमच्या प्लॅनमध्ये काहीतरी नवीन आहे',
    young_session_message: () => 'मेंटरसोबतच्या तुमच्या सेशनमध्ये एक संदेश आहे',
    young_yes_changed: () => 'तुमच्या पालकांनी लेखी मेंटरिंगबद्दल उत्तर दिले आहे',
    young_live_changed: () => 'तुमच्या पालकांनी लाइव्ह सेशनबद्दल उत्तर दिले आहे',
    young_grown: () => 'तुमचे वय आता 18 आहे. तुम्ही जे लिहिता ते आता तुमचे पालक वाचत नाहीत',
    young_grown_mentor: () => 'तुमच्या मेंटीचे वय आता 18 आहे. पालक आता लेखी परीक्षण वाचत नाहीत',
    young_grown_session: () => 'तुमच्या मेंटीचे वय आता 18 आहे. पालक आता सेशन वाचत नाहीत',
    young_grown_plan: () => 'तुमच्या मेंटीचे वय आता 18 आहे. पालक आता प्लॅन वाचत नाहीत',
    young_mentor_approved: () => 'तुम्ही मेंटर म्हणून 18 वर्षांखालील सदस्यांसाठी उपलब्ध आहात',
    young_mentor_declined: () => '18 वर्षांखालील सदस्यांचे मेंटर म्हणून आम्ही तुम्हाला मंजुरी दिली नाही',
    young_mentor_ended: () => 'तुम्ही मेंटर म्हणून आता 18 वर्षांखालील सदस्यांसाठी उपलब्ध नाही',
  },
  subjects: {
    young_request: ({ thing }) => (thing ? `${thing} याबद्दल विनंती` : 'विनंती'),
    young_mentor: () => '18 वर्षांखालील मेंटरिंग',
  },
  deskActions: {
    'young_mentors.listed': '18 वर्षांखालील सदस्यांच्या मेंटरची यादी उघडली',
    'young_mentor.opened': '18 वर्षांखालील सदस्यांच्या एका मेंटरची माहिती पाहिली',
    'young_mentor.approved': 'एका मेंटरला 18 वर्षांखालील सदस्यांसाठी खुले केले',
    'young_mentor.declined': '18 वर्षांखालील सदस्यांच्या एका मेंटरला नकार दिला',
    'young_mentor.ended': 'एका मेंटरला 18 वर्षांखालील सदस्यांसाठी बंद केले',
    'young_mentoring.switched_on': '18 वर्षांखालील मेंटरिंग चालू केले',
    'young_mentoring.switched_off': '18 वर्षांखालील मेंटरिंग बंद केले',
  },
  consents: {
    guardian_mentoring: {
      name: '18 वर्षांखालील लेखी मेंटरिंग',
      about: 'सदस्याने मेंटरना लेखी विचारावे, याला आई, वडील किंवा पालक संमती देतात.',
    },
    guardian_live: {
      name: '18 वर्षांखालील लाइव्ह सेशन',
      about: 'मेंटरसोबत लिंक आणि कॉलला आई, वडील किंवा पालक संमती देतात.',
    },
  },
  held: youngMenteeHeld,
  emails: {
    'guardian-mentoring': 'मेंटरिंगचे एक पाऊल, पालकांना',
    'young-mentor-reference': 'मेंटरच्या रेफरन्सना प्रश्न',
    'young-statement-code': '18 वर्षांखालील सदस्यांबद्दलच्या घोषणापत्रावर सही करण्याचा कोड',
  },
} satisfies ModuleWords<typeof youngMenteeKinds>;
