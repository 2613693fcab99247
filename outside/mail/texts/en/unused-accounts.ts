import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const unusedAccounts = {
  'unused-account': (email, site) => ({
    subject: `Your unused ${site.name} account will be deleted on ${day(email.eraseAt)}`,
    heading: `Your account will be deleted on ${day(email.eraseAt)}`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `You have not used your account for three years. We do not keep unused accounts. On ${day(email.eraseAt)} we delete yours, with your profile and your files.`,
      },
      { kind: 'text', text: 'To keep it, sign in before then. You need to do nothing else.' },
      { kind: 'link', text: 'Sign in and keep my account', url: `${site.origin}${todayPaths.dashboard}` },
      {
        kind: 'text',
        text: 'If you do not need the account any more, you can ignore this email. You can join again at any time.',
      },
    ],
  }),
} satisfies Partial<EmailWords>;
