import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

export const signUps = {
  'sign-up-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    why: `a person has typed this address on the sign-up page of ${site.name}.`,
    heading: 'Confirm your email address',
    blocks: [
      { kind: 'text', text: 'Type this code on the sign-up page:' },
      { kind: 'code', text: email.code },
      { kind: 'text', text: `It works for ${email.minutes} minutes and only once. ${notYou}` },
    ],
  }),
  welcome: (email, site) => ({
    subject: `Welcome to ${site.name}`,
    heading: `Welcome to ${site.name}`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'Your account is ready. Your dashboard shows your profile and what comes next.',
      },
      { kind: 'link', text: 'Open my dashboard', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<EmailWords>;
