import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const passwordWords = {
  emails: {
    'password-changed': 'पासवर्ड बदलला',
    recovery: 'नवीन पासवर्डची लिंक',
  },
} satisfies ModuleWords;
