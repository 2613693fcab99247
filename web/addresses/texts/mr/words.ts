import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { addressHeld } from './held.ts';

export const addressWords = {
  held: addressHeld,
  emails: {
    'email-change': 'नवीन ईमेलचा कोड',
    'email-changed': 'ईमेल बदलला',
    verification: 'ईमेलच्या पडताळणीची लिंक',
  },
} satisfies ModuleWords;
