import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const todayWords = {
  emails: {
    'turn-lapsed': 'Time to answer is over',
    'turn-reminder': 'Reminder of a turn',
  },
} satisfies ModuleWords;
