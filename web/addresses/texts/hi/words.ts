import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { addressHeld } from './held.ts';

export const addressWords = {
  held: addressHeld,
  emails: {
    'email-change': 'नए ईमेल का कोड',
    'email-changed': 'ईमेल बदला गया',
    verification: 'ईमेल की जाँच का लिंक',
  },
} satisfies ModuleWords;
