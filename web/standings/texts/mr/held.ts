import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const standingHeld = {
  standings: {
    group: 'account',
    policy: 'Your profile',
    name: 'तुमचे वय आणि अकाउंटची स्थिती',
    holds:
      'सदस्याचा प्रकार, जन्मतारीख, टाइम झोन, पालकांची संमती किंवा आम्ही तिची वाट कधीपासून पाहत आहोत ती तारीख, निलंबन आणि त्याचे कारण.',
    why: 'सदस्य काय करू शकतात हे त्यांच्या वयावरून आणि ते निलंबित आहेत का यावरून ठरते.',
    kept: 'अकाउंट असेपर्यंत.',
  },
} satisfies ModuleHeld;
