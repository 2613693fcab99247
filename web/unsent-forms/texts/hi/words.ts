import type { unsentFormKinds } from '#contract/unsent-forms/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { unsentFormHeld } from './held.ts';

export const unsentFormWords = {
  fieldErrors: { form_not_sent_yet: 'अभी नहीं भेजा गया है। इसे देख लें, फिर भेजें।' },
  held: unsentFormHeld,
} satisfies ModuleWords<typeof unsentFormKinds>;
