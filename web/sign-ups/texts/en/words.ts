import type { signUpKinds } from '#contract/sign-ups/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { signUpRefusalTexts } from './sign-up-refusals.ts';

/** The words that complete the kinds of this module. */
export const signUpWords = {
  refusals: signUpRefusalTexts,
} satisfies ModuleWords<typeof signUpKinds>;
