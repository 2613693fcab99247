import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const consentHeld = {
  consents: {
    group: 'account',
    policy: 'Your account',
    name: 'वे टेक्स्ट जिन पर आपने सहमति दी',
    holds: 'वे टेक्स्ट जिन पर सदस्य ने सहमति दी या मना किया: कौन-सा टेक्स्ट, किस संस्करण और भाषा में, और कब।',
    why: 'यह दिखाने के लिए कि सदस्य ने सहमति दी या मना किया।',
    kept: 'जब तक अकाउंट है।',
  },
} satisfies ModuleHeld;
