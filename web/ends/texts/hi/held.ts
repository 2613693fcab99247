import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const endHeld = {
  ends: {
    group: 'security',
    policy: 'Security records',
    name: 'वापस लाए गए बैकअप के लिए डेटा',
    holds: 'यह बात कि कोई साइन इन, अकाउंट, पासवर्ड, सहमति, निलंबन या ब्लॉक ख़त्म या शुरू हुआ: सिर्फ़ संख्याएँ और समय।',
    why: 'ताकि वापस लाया गया बैकअप वह डेटा वापस न ले आए जो उसके बाद ख़त्म हो चुका है।',
    kept: 'जब तक उससे पहले का कोई बैकअप न बचे: ज़्यादा से ज़्यादा 60 दिन।',
  },
} satisfies ModuleHeld;
