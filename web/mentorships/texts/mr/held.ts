import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;
const kept = 'दोन्ही सदस्यांच्या शेवटच्या सेशननंतर 24 महिने.';

export const mentorshipHeld = {
  mentorships: {
    ...shared,
    name: 'मेंटरशिप',
    holds: 'मेंटर किंवा मेंटी म्हणून सदस्याच्या मेंटरशिप: विषय, स्थिती, दिवस, थांबवल्याचा काळ, आणि संपतानाचे कारण आणि शब्द.',
    why: 'काय ठरले हे दोन्ही बाजूंना कळावे, आणि मर्यादा पाळल्या जाव्यात म्हणून.',
    kept,
  },
  mentorship_plans: {
    ...shared,
    name: 'मेंटरशिपचे प्लॅन',
    holds: 'प्लॅनची प्रत्येक आवृत्ती: ध्येये, आठवडे, किती वेळा, कालावधी, भेटण्याची पद्धत, आणि उत्तरासाठीचे दिवस.',
    why: 'दोन्ही बाजूंनी एकाच आवृत्तीला मान्यता द्यावी म्हणून.',
    kept,
  },
  mentorship_marks: {
    ...shared,
    name: 'चेक-इनमधल्या खुणा',
    holds: 'चेक-इनमध्ये प्रत्येक बाजू प्रत्येक ध्येयाकडे कशी पाहते, एका ओळीसह.',
    why: 'दोन्ही बाजूंना प्रगती दाखवण्यासाठी.',
    kept,
  },
  mentorship_outcomes: {
    ...shared,
    name: 'मेंटरशिपमध्ये काय साध्य झाले',
    holds: 'शेवटी काय साध्य झाले, याबद्दल प्रत्येक बाजूचा मजकूर.',
    why: 'दोन्ही बाजूंना तो वाचता यावा म्हणून.',
    kept,
  },
} satisfies ModuleHeld;
