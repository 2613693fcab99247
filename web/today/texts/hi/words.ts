import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const todayWords = {
  emails: {
    'turn-lapsed': 'जवाब का समय बीत चुका है',
    'turn-reminder': 'बारी की याद',
  },
} satisfies ModuleWords;
