import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const avatarHeld = {
  avatars: {
    group: 'account',
    policy: 'Your profile',
    name: 'आपकी फ़ोटो',
    holds: 'सदस्य की भेजी फ़ोटो से सर्वर की बनाई एक नई तस्वीर।',
    why: 'इसे दिखाने के लिए।',
    kept: 'जब तक इसे बदला या हटाया नहीं जाता।',
  },
} satisfies ModuleHeld;
