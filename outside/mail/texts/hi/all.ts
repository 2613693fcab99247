import type { MailTexts } from '../words.ts';
import { letters } from './collected.ts';
import { invitations } from './invitations.ts';
import { notifications } from './notifications.ts';
import { proposals } from './proposals.ts';
import { turns } from './turns.ts';

export const mailTexts: MailTexts = {
  language: 'hi',
  direction: 'ltr',
  because: (why, site) => `आपको यह ईमेल इसलिए मिला है क्योंकि ${why ?? `यह पता ${site.name} के एक अकाउंट का है।`}`,
  city: 'मुंबई, महाराष्ट्र, भारत',
  orOpen: 'या यह पता खोलें:',
  inThis: 'हिन्दी में',
  letters: {
    ...letters,
    ...invitations,
    ...turns,
    ...notifications,
    ...proposals,
  },
};
