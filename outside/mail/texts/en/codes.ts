import type { LetterWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

export const codes = {
  'log-in-code': (letter, site) => ({
    subject: `OTP for ${site.name} Login`,
    heading: 'Your code to log in',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: `Use this code to log in to ${site.name}:` },
      { kind: 'code', text: letter.code },
      ...(letter.phrase
        ? [
            {
              kind: 'text' as const,
              text: `The page that asked for it shows the phrase “${letter.phrase}”.`,
            },
          ]
        : []),
      { kind: 'text', text: `It works for ${letter.minutes} minutes and only once. ${notYou}` },
    ],
  }),
} satisfies Partial<LetterWords>;
