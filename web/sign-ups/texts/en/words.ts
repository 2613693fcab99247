import type { signUpKinds } from '#contract/sign-ups/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { signUpHeld } from './held.ts';
import { signUpRefusalTexts } from './sign-up-refusals.ts';

/** The words that complete the kinds of this module. */
export const signUpWords = {
  refusals: signUpRefusalTexts,
  held: signUpHeld,
  emails: {
    'sign-up-code': 'Code to sign up',
    welcome: 'Welcome',
  },
} satisfies ModuleWords<typeof signUpKinds>;
