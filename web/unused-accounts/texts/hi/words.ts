import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { unusedAccountHeld } from './held.ts';

export const unusedAccountWords = {
  held: unusedAccountHeld,
  emails: {
    'unused-account': 'इस्तेमाल न हुआ अकाउंट मिटाने से पहले की सूचना',
  },
} satisfies ModuleWords;
