import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

export const leaving = {
  'confirmation-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    heading: 'Confirm that it is you',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'You have asked for a code. It confirms that it is you:',
      },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. Do not tell it to anyone. If you did not ask for it, another person is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
  leaving: (email, site) => ({
    subject: `Your ${site.name} account will be deleted`,
    heading: `Your account will be deleted on ${day(email.leavesAt)}`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `You have asked us to delete your account. On ${day(email.leavesAt)} we remove it with your profile and your files. Until then you can sign in and keep it.`,
      },
      { kind: 'link', text: 'Keep my account', url: `${site.origin}${todayPaths.dashboard}` },
      {
        kind: 'text',
        text: 'If this was not you, sign in now, keep the account and change your password.',
      },
    ],
  }),
} satisfies Partial<EmailWords>;
