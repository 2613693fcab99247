import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const passwordWords = {
  emails: {
    'password-changed': 'पासवर्ड बदला गया',
    recovery: 'नए पासवर्ड का लिंक',
  },
} satisfies ModuleWords;
