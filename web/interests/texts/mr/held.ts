import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const interestHeld = {
  interests: {
    group: 'others',
    policy: 'Your page',
    name: 'तुमच्या आवडी',
    holds: 'सदस्य काय शोधतात आणि काय देऊ शकतात, आणि त्यांना कशासाठी विचारता येते.',
    why: 'सदस्याला इतरांना दाखवण्यासाठी.',
    kept: 'सदस्य त्या हटवेपर्यंत.',
  },
  introduction_promises: {
    group: 'others',
    policy: 'Your account',
    name: 'संस्थापकांना दिलेले तुमचे वचन',
    holds: 'सदस्याने वचन कधी दिले.',
    why: 'प्रकल्पांना कोण विचारू शकते ते कळण्यासाठी.',
    kept: 'अकाउंट असेपर्यंत.',
  },
} satisfies ModuleHeld;
