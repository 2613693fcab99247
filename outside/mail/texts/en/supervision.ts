import type { LetterWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const supervision = {
  'account-blocked': (letter, site) => ({
    subject: `Your ${site.name} account is blocked`,
    replyTo: letter.contact || undefined,
    heading: 'Your account is blocked',
    greeting: greeting(letter.name),
    blocks: [
      {
        kind: 'text',
        text: 'We have blocked your account. You are signed out everywhere and cannot sign in. The reason:',
      },
      { kind: 'quote', text: letter.reason },
      {
        kind: 'text',
        text: `If you think that this is wrong, answer this mail or write to ${letter.contact}.`,
      },
    ],
  }),
  'account-unblocked': (letter, site) => ({
    subject: `Your ${site.name} account is open again`,
    replyTo: letter.contact || undefined,
    heading: 'Your account is open again',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: 'Your account is no longer blocked. You can sign in as before.' },
      { kind: 'link', text: 'Sign in', url: `${site.origin}/login` },
    ],
  }),
} satisfies Partial<LetterWords>;
