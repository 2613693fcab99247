import type { signUpKinds } from '#contract/sign-ups/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { signUpHeld } from './held.ts';
import { signUpRefusalTexts } from './sign-up-refusals.ts';

export const signUpWords = {
  refusals: signUpRefusalTexts,
  held: signUpHeld,
  emails: {
    'sign-up-code': 'साइन अपचा कोड',
    welcome: 'स्वागत',
  },
} satisfies ModuleWords<typeof signUpKinds>;
