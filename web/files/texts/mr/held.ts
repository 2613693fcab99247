import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const fileHeld = {
  files: {
    group: 'account',
    policy: 'Files you upload',
    name: 'तुम्ही अपलोड केलेल्या फाइल',
    holds: 'रेझ्युमे आणि पोर्टफोलिओ, त्यांची नावे, आकार आणि प्रकारांसह.',
    why: 'त्या सदस्याला, आणि सदस्य निवडतात त्या लोकांना दाखवण्यासाठी.',
    kept: 'त्या हटवेपर्यंत. कधीही पूर्ण न झालेले अपलोड एक दिवस ठेवले जाते.',
  },
} satisfies ModuleHeld;
