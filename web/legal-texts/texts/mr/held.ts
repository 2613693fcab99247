import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const legalTextHeld = {
  text_mails: {
    group: 'account',
    policy: 'Your account',
    name: 'नवीन आवृत्त्यांच्या सूचना',
    holds: 'मजकुराच्या येणाऱ्या कोणत्या आवृत्तीची सूचना आम्ही सदस्याला किंवा त्यांच्या पालकांना ईमेलने दिली, आणि कधी.',
    why: 'प्रत्येक आवृत्तीची सूचना प्रत्येक व्यक्तीला एकदा देण्यासाठी.',
    kept: 'ईमेलनंतर 90 दिवस.',
  },
} satisfies ModuleHeld;
