import type { MailTexts } from '../words.ts';
import { letters } from './collected.ts';
import { invitations } from './invitations.ts';
import { notifications } from './notifications.ts';
import { proposals } from './proposals.ts';
import { turns } from './turns.ts';

export const mailTexts: MailTexts = {
  language: 'en',
  direction: 'ltr',
  because: (why, site) =>
    `You get this email because ${why ?? `this address belongs to an account at ${site.name}.`}`,
  city: 'Mumbai, Maharashtra, India',
  orOpen: 'Or open this address:',
  inThis: 'In English',
  letters: {
    ...letters,
    ...invitations,
    ...turns,
    ...notifications,
    ...proposals,
  },
};
