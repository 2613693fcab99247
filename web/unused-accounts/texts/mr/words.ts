import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { unusedAccountHeld } from './held.ts';

export const unusedAccountWords = {
  held: unusedAccountHeld,
  emails: {
    'unused-account': 'न वापरलेले अकाउंट हटवण्याआधीची सूचना',
  },
} satisfies ModuleWords;
