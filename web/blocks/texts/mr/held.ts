import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const blockHeld = {
  blocks: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'तुम्ही ब्लॉक करता ते सदस्य',
    holds: 'एखाद्या सदस्याने ब्लॉक केलेले सदस्य, आणि कधी.',
    why: 'दोन्ही सदस्यांना एकमेकांपासून दूर ठेवण्यासाठी.',
    kept: 'ब्लॉक संपेपर्यंत, किंवा दोघांपैकी एकाचे अकाउंट संपेपर्यंत.',
  },
} satisfies ModuleHeld;
