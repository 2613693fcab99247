import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const notificationHeld = {
  notifications: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'सूचना',
    holds: 'इतरांनी केलेल्या गोष्टींबद्दल सदस्याला मिळालेल्या सूचना, ते कोणी केले, आणि सदस्याने त्या वाचल्या आहेत का.',
    why: 'त्या सदस्याला दाखवण्यासाठी, आणि सदस्याने निवडल्याप्रमाणे ईमेलने पाठवण्यासाठी.',
    kept: 'अर्धे वर्ष.',
  },
  mail_ways: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'तुम्हाला हवे असलेले ईमेल',
    holds: 'सदस्याला कोणत्या विषयांबद्दल ईमेल हवेत, आणि कधी.',
    why: 'ही निवड पाळण्यासाठी.',
    kept: 'अकाउंट असेपर्यंत.',
  },
} satisfies ModuleHeld;
