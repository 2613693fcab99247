import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const savedSearchHeld = {
  saved_searches: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'आपकी सहेजी हुई खोजें',
    holds: 'नए अवसरों और प्रोजेक्ट की वे खोजें जो सदस्य ने सहेजी हैं, और हर खोज में पिछली बार क्या मिला।',
    why: 'हफ़्ते में एक बार खोजने और सदस्य को नतीजा बताने के लिए।',
    kept: 'जब तक सदस्य खोज मिटा न दें।',
  },
} satisfies ModuleHeld;
