import type { MentoringCancellation, MentoringDecline } from '#contract/mentoring/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { kindTexts as english } from '../en/kinds.ts';

export const declineWords: Record<MentoringDecline, string> = {
  no_time: 'माझ्याकडे यासाठी वेळ नाही',
  not_my_topic: 'हा माझा विषय नाही',
  unclear: 'प्रश्न मला स्पष्ट नाही',
  better_elsewhere: 'दुसरे सदस्य जास्त चांगली मदत करू शकतात',
  other: 'दुसरे कारण',
};

export const cancelWords: Record<MentoringCancellation, string> = {
  ill: 'माझी तब्येत बरी नाही',
  other_duty: 'दुसरे काम आले',
  not_needed: 'आता याची गरज नाही',
  other: 'दुसरे कारण',
};

export const kindTexts = {
  decline: { heading: 'नाही म्हणा', submit: 'विनंतीला नकार द्या' },
  figures: ({ came, of, late }) =>
    late > 0
      ? `${number(of)} पैकी ${number(came)} सेशनला आले. ${number(late)} उशिरा रद्द केली.`
      : `${number(of)} पैकी ${number(came)} सेशनला आले.`,
  profile: (person) => (person.name ? `${person.name} यांचे प्रोफाइल` : 'या सदस्याचे प्रोफाइल'),
  skills: (skills) => skills.join(' · '),
  reportHow: 'पैसे मागितले का, किंवा एखादा नियम मोडला का? आम्हाला सांगा. रिपोर्ट कोणी केला, हे आम्ही सांगत नाही.',
  others: {
    heading: 'या विषयाचे दुसरे मेंटर',
    none: 'दुसऱ्या कोणत्याही मेंटरकडे या विषयासाठी 7 दिवसांत वेळ नाही.',
    how: 'तुमचा प्रश्न तुमच्यासोबत जातो. तो तुम्हाला पुन्हा लिहावा लागत नाही.',
    next: (at) => `पुढची: ${at}`,
  },
} satisfies Translated<typeof english>;
