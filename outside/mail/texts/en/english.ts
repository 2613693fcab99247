import type { MailTexts } from '../words.ts';
import { addresses } from './addresses.ts';
import { agreements } from './agreements.ts';
import { cases } from './cases.ts';
import { codes } from './codes.ts';
import { enquiries } from './enquiries.ts';
import { guardians } from './guardians.ts';
import { leaving } from './leaving.ts';
import { notifications } from './notifications.ts';
import { passwords } from './passwords.ts';
import { projects } from './projects.ts';
import { sessions } from './sessions.ts';
import { signUps } from './sign-ups.ts';
import { supervision } from './supervision.ts';
import { turns } from './turns.ts';
import { verifications } from './verifications.ts';
import { youngMentees } from './young-mentees.ts';

export const english: MailTexts = {
  language: 'en',
  direction: 'ltr',
  because: (why, site) =>
    `You get this mail because ${why ?? `this address belongs to an account at ${site.name}.`}`,
  orOpen: 'Or open this address:',
  letters: {
    ...signUps,
    ...sessions,
    ...codes,
    ...addresses,
    ...passwords,
    ...guardians,
    ...leaving,
    ...enquiries,
    ...supervision,
    ...turns,
    ...notifications,
    ...projects,
    ...verifications,
    ...cases,
    ...agreements,
    ...youngMentees,
  },
};
