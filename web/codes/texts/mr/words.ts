import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { codeHeld } from './held.ts';

export const codeWords = {
  held: codeHeld,
  emails: {
    'log-in-code': 'साइन इनचा कोड',
  },
} satisfies ModuleWords;
