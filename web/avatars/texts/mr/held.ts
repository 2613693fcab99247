import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const avatarHeld = {
  avatars: {
    group: 'account',
    policy: 'Your profile',
    name: 'तुमचा फोटो',
    holds: 'सदस्याने पाठवलेल्या फोटोपासून सर्व्हरने बनवलेले नवीन चित्र.',
    why: 'ते दाखवण्यासाठी.',
    kept: 'ते बदलेपर्यंत किंवा काढून टाकेपर्यंत.',
  },
} satisfies ModuleHeld;
