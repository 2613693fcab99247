import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const legalTextHeld = {
  text_mails: {
    group: 'account',
    policy: 'Your account',
    name: 'नए संस्करणों की सूचनाएँ',
    holds: 'किसी टेक्स्ट के आने वाले किस संस्करण की सूचना हमने सदस्य या उनके अभिभावक को ईमेल से दी, और कब।',
    why: 'हर संस्करण की सूचना हर व्यक्ति को एक बार देने के लिए।',
    kept: 'ईमेल के 90 दिन बाद तक।',
  },
} satisfies ModuleHeld;
