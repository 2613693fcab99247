import type { unsentFormKinds } from '#contract/unsent-forms/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { unsentFormHeld } from './held.ts';

export const unsentFormWords = {
  fieldErrors: { form_not_sent_yet: 'अजून पाठवलेले नाही. ते पाहून घ्या, मग पाठवा.' },
  held: unsentFormHeld,
} satisfies ModuleWords<typeof unsentFormKinds>;
