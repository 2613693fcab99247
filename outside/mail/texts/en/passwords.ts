import type { EmailWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const passwords = {
  recovery: (email, site) => ({
    subject: `Password Reset for ${site.name}`,
    heading: 'Choose a new password',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'A person asked to set a new password for your account.' },
      { kind: 'link', text: 'Choose a new password', url: email.link },
      {
        kind: 'text',
        text: 'The link works for an hour and only once. If this was not you, ignore this email: your password does not change.',
      },
    ],
  }),
  'password-changed': (email, site) => ({
    subject: `Your ${site.name} password has changed`,
    heading: 'Your password has changed',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'The password of your account has just been changed. Other devices are signed out.',
      },
      { kind: 'text', text: 'If this was not you, choose a new one at once:' },
      { kind: 'link', text: 'Choose a new password', url: `${site.origin}/forgot-password` },
    ],
  }),
} satisfies Partial<EmailWords>;
