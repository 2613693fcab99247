import { accountPaths } from '#contract/accounts/paths.ts';
import type { EmailWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const sessions = {
  'new-device': (email, site) => ({
    subject: `A new sign-in to your ${site.name} account`,
    heading: 'A new sign-in to your account',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.kind
          ? `A person has signed in to your account from a new kind of device: ${email.kind}. If this was you, you need not do anything.`
          : 'A person has signed in to your account from a new kind of device. If this was you, you need not do anything.',
      },
      {
        kind: 'text',
        text: 'If this was not you, end that session in your settings and change your password:',
      },
      { kind: 'link', text: 'Open my settings', url: `${site.origin}${accountPaths.settings}` },
    ],
  }),
} satisfies Partial<EmailWords>;
