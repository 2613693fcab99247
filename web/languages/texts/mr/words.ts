import type { languageKinds } from '#contract/languages/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const languageWords = {
  refusals: { language_not_offered: 'साइट अजून या भाषेत नाही. दुसरी भाषा निवडा.' },
} satisfies ModuleWords<typeof languageKinds>;
