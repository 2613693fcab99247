import type { MentoringCancellation, MentoringDecline } from '#contract/mentoring/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { kindTexts as english } from '../en/kinds.ts';

export const declineWords: Record<MentoringDecline, string> = {
  no_time: 'मेरे पास इसके लिए समय नहीं है',
  not_my_topic: 'यह मेरा विषय नहीं है',
  unclear: 'सवाल मुझे साफ़ नहीं है',
  better_elsewhere: 'दूसरे सदस्य बेहतर मदद कर सकते हैं',
  other: 'कोई और कारण',
};

export const cancelWords: Record<MentoringCancellation, string> = {
  ill: 'मेरी तबीयत ख़राब है',
  other_duty: 'कोई दूसरा काम आ गया',
  not_needed: 'अब इसकी ज़रूरत नहीं है',
  other: 'कोई और कारण',
};

export const kindTexts = {
  decline: { heading: 'मना करें', submit: 'अनुरोध के लिए मना करें' },
  figures: ({ came, of, late }) =>
    late > 0
      ? `${number(of)} में से ${number(came)} में आए। ${number(late)} देर से रद्द किए।`
      : `${number(of)} में से ${number(came)} में आए।`,
  profile: (person) => (person.name ? `${person.name} की प्रोफ़ाइल` : 'इन सदस्य की प्रोफ़ाइल'),
  skills: (skills) => skills.join(' · '),
  reportHow: 'क्या पैसे माँगे गए, या कोई नियम तोड़ा गया? हमें बताएँ। हम नहीं बताते कि रिपोर्ट किसने की।',
  others: {
    heading: 'इस विषय के दूसरे मेंटर',
    none: 'किसी दूसरे मेंटर के पास इस विषय के लिए 7 दिन के अंदर समय नहीं है।',
    how: 'आपका सवाल आपके साथ जाता है। आपको उसे दोबारा नहीं लिखना है।',
    next: (at) => `अगला: ${at}`,
  },
} satisfies Translated<typeof english>;
