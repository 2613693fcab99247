import type { Block } from '../../layout.ts';
import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

const noWayBack: Block = {
  kind: 'text',
  text: 'If this was not you, answer this email at once. We help you to get your account back.',
};

function wayBack(url: string): Block[] {
  return [
    {
      kind: 'text',
      text: 'If this was not you, take your account back within seven days. It then uses this address and its earlier second factors again, all devices are signed out, and you choose a new password:',
    },
    { kind: 'link', text: 'This was not me', url },
    {
      kind: 'text',
      text: 'If it was you, there is nothing to do. Please do not forward this email: the link works for everyone who has it.',
    },
  ];
}

export const addresses = {
  verification: (email, site) => ({
    subject: `Account Verification for ${site.name}`,
    heading: 'Confirm your email address',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'Please confirm that this email address is yours.' },
      { kind: 'link', text: 'Confirm my address', url: email.link },
      { kind: 'text', text: `The link works for an hour and only once. ${notYou}` },
    ],
  }),
  'email-change': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    why: `a member of ${site.name} wants to use this address from now on.`,
    heading: 'Confirm your new email address',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'Type this code in your settings to use this email address from now on:' },
      { kind: 'code', text: email.code },
      { kind: 'text', text: `It works for ${email.minutes} minutes and only once. ${notYou}` },
    ],
  }),
  'email-changed': (email, site) => ({
    subject: `Your ${site.name} email address has changed`,
    why: `this address belonged to an account at ${site.name} until now.`,
    heading: 'Your email address has changed',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `From now on your account uses ${email.email}, not this address.`,
      },
      ...(email.path ? wayBack(`${site.origin}${email.path}`) : [noWayBack]),
    ],
  }),
} satisfies Partial<EmailWords>;
