import type { LetterWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const agreements = {
  'signing-code': (letter, site) => ({
    subject: `Your code to sign, ${site.name}`,
    heading: 'Sign the agreement',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: 'With this code you sign the text that you have open:' },
      { kind: 'code', text: letter.code },
      {
        kind: 'text',
        text: `Its hash begins with ${letter.digits}. Compare that with the page: if it is another one, do not enter the code.`,
      },
      {
        kind: 'text',
        text: `The code works for ${letter.minutes} minutes, only once, and for this text alone. Tell it to nobody. If you did not ask for it, somebody else is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
} satisfies Partial<LetterWords>;
