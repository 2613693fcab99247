import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const todayWords = {
  emails: {
    'turn-lapsed': 'उत्तराची वेळ संपली',
    'turn-reminder': 'बाकी कामाची आठवण',
  },
} satisfies ModuleWords;
