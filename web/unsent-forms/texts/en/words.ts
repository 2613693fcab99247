import type { unsentFormKinds } from '#contract/unsent-forms/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { unsentFormHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const unsentFormWords = {
  fieldErrors: { form_not_sent_yet: 'Not sent yet. Look it over, then send it.' },
  held: unsentFormHeld,
} satisfies ModuleWords<typeof unsentFormKinds>;
