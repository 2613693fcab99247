import type { MailTexts } from '../words.ts';
import { letters } from './collected.ts';
import { invitations } from './invitations.ts';
import { notifications } from './notifications.ts';
import { proposals } from './proposals.ts';
import { turns } from './turns.ts';

export const mailTexts: MailTexts = {
  language: 'mr',
  direction: 'ltr',
  because: (why, site) => `तुम्हाला हा ईमेल आला आहे, कारण ${why ?? `हा पत्ता ${site.name} वरील एका अकाउंटचा आहे.`}`,
  city: 'मुंबई, महाराष्ट्र, भारत',
  orOpen: 'किंवा हा पत्ता उघडा:',
  inThis: 'मराठीत',
  letters: {
    ...letters,
    ...invitations,
    ...turns,
    ...notifications,
    ...proposals,
  },
};
