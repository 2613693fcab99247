import type { languageKinds } from '#contract/languages/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

export const languageWords = {
  refusals: { language_not_offered: 'साइट अभी इस भाषा में नहीं है। कोई और भाषा चुनें।' },
} satisfies ModuleWords<typeof languageKinds>;
