import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

export const codes = {
  'log-in-code': (email, site) => ({
    subject: `OTP for ${site.name} Login`,
    heading: 'Your code to log in',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `Use this code to log in to ${site.name}:` },
      { kind: 'code', text: email.code },
      ...(email.phrase
        ? [
            {
              kind: 'text' as const,
              text: `The page that asked for it shows the phrase “${email.phrase}”.`,
            },
          ]
        : []),
      { kind: 'text', text: `It works for ${email.minutes} minutes and only once. ${notYou}` },
    ],
  }),
} satisfies Partial<EmailWords>;
