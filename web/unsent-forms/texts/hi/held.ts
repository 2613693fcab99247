import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const unsentFormHeld = {
  unsent_forms: {
    group: 'security',
    policy: 'Security records',
    name: 'साइन इन ख़त्म होने के बाद भेजे गए फ़ॉर्म',
    holds:
      'उस फ़ॉर्म का टेक्स्ट जो सदस्य का साइन इन ख़त्म होने के बाद भेजा गया, ऐसी कुंजी से सीलबंद जो सिर्फ़ सदस्य के ब्राउज़र के पास है।',
    why: 'सदस्य को साइन इन करने के बाद टेक्स्ट फिर से दिखाने के लिए, ताकि वे उसे भेज सकें।',
    kept: 'तीस मिनट, या जब तक पेज उसे दिखा न दे।',
  },
} satisfies ModuleHeld;
