import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { mentorRefusals as english } from '../en/refusals.ts';

const days = ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'];

function where({ param = '' }: RefusalValues): string {
  const weekday = days[Number(param.replace('week', ''))];
  return param.startsWith('week') && weekday ? weekday : 'वेगळे दिवस';
}

export const mentorRefusals = {
  mentoring_time_taken: 'त्या वेळी तुमचे एक सेशन आहे. दुसरी वेळ निवडा.',
  mentoring_slot_taken: 'ही वेळ आत्ताच घेतली गेली. दुसरी निवडा.',
  mentor_unknown: 'असे कोणतेही मेंटर पान नाही, किंवा ते सध्या खुले नाही.',
  mentor_lacks_mark: 'मेंटरला आधी खूण हवी. विद्यार्थ्याची खूण पुरेशी नाही.',
  mentor_promise_missing: 'बदल्यात तुम्ही काहीही मागत नाही, यावर टिक करा. नाहीतर तुम्ही इथे मेंटरिंग करू शकत नाही.',
  mentor_topic_unknown: ({ reason }: RefusalValues) =>
    `“${reason ?? ''}” आमच्या कौशल्यांच्या यादीत नाही. यादीतला विषय निवडा.`,
  mentor_removed: 'आमच्या स्टाफने तुमचे पान काढले किंवा थांबवले आहे. तुम्ही निर्णय वाचू शकता आणि अपील करू शकता.',
  mentor_barred: ({ on }: RefusalValues) => `एका रिपोर्टवरच्या निर्णयामुळे तुमचे पान ${on ?? ''} पर्यंत बंद राहते.`,
  mentor_incomplete: 'तुमचे पान खुले होण्याआधी काहीतरी राहिले आहे. काय ते या पानावरची यादी सांगते.',
  mentor_requests_wait: 'आधी वाट पाहणाऱ्या सदस्यांना उत्तर द्या. मग तुमचे पान पुन्हा खुले होऊ शकते.',
  mentor_pause_day: 'आजचा किंवा नंतरचा दिवस निवडा.',
  mentor_zone_unknown: 'असा टाइम झोन नाही. खंड आणि शहर लिहा, जसे Asia/Kolkata.',
  mentor_span_invalid: (values: RefusalValues) =>
    `${where(values)}: वेळ संपण्याआधी सुरू व्हावी, आणि मिनिटे 00, 15, 30 किंवा 45 असावीत, जसे 18:00 ते 19:30.`,
  mentor_span_overlaps: (values: RefusalValues) => `${where(values)}: दोन वेळा एकमेकींवर येतात.`,
  mentor_spans_many: (values: RefusalValues) =>
    `${where(values)}: दिवसाला जास्तीत जास्त 3 वेळा, आणि जास्तीत जास्त 60 वेगळे दिवस वापरा.`,
  mentor_day_invalid: 'प्रत्येक वेगळा दिवस एकदाच, तारीख म्हणून लिहा.',
  mentor_review_unknown: 'अशी कोणतीही तपासणी नाही.',
  mentor_own_review: 'तुमच्या स्वतःच्या पानाचा निर्णय तुम्ही घेऊ शकत नाही.',
  mentor_reason_missing: 'कारण द्या. ते मेंटर वाचतात.',
} satisfies Translated<typeof english>;
