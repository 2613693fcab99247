import type { LetterWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const supervision = {
  'account-suspended': (letter, site) => ({
    subject: `Your ${site.name} account is suspended`,
    replyTo: letter.contact || undefined,
    heading: 'Your account is suspended',
    greeting: greeting(letter.name),
    blocks: [
      {
        kind: 'text',
        text: `We have suspended your account${letter.until ? ` until ${day(letter.until)}` : ''}. You are signed out everywhere, cannot sign in, and nobody else sees you. The reason:`,
      },
      { kind: 'quote', text: letter.reason },
      {
        kind: 'text',
        text: `If you think that this is wrong, answer this mail or write to ${letter.contact}.`,
      },
    ],
  }),
  'suspension-ended': (letter, site) => ({
    subject: `Your ${site.name} account is open again`,
    replyTo: letter.contact || undefined,
    heading: 'Your account is open again',
    greeting: greeting(letter.name),
    blocks: [
      { kind: 'text', text: 'Your account is no longer suspended. You can sign in as before.' },
      { kind: 'link', text: 'Sign in', url: `${site.origin}/login` },
    ],
  }),
} satisfies Partial<LetterWords>;
