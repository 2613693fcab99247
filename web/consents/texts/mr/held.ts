import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const consentHeld = {
  consents: {
    group: 'account',
    policy: 'Your account',
    name: 'तुम्ही संमती दिलेले मजकूर',
    holds: 'सदस्याने संमती दिलेले किंवा नकार दिलेले मजकूर: कोणता मजकूर, कोणत्या आवृत्तीत आणि भाषेत, आणि कधी.',
    why: 'सदस्याने संमती दिली किंवा नकार दिला, हे दाखवण्यासाठी.',
    kept: 'अकाउंट असेपर्यंत.',
  },
} satisfies ModuleHeld;
