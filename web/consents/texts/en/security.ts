import { site } from '#web/ground/texts/en/site.ts';
import { type LegalText, legalTexts } from './legal-text.ts';

export const security: LegalText = {
  title: 'Security',
  description: `How ${site.name} protects accounts and files, and how to report a weakness to us.`,
  since: legalTexts.since('21 November 2026'),
  summary: 'How we keep your account and your work safe, in plain words, and how to tell us where we fail.',
  sections: [
    {
      id: 'accounts',
      title: 'Your account',
      body: [
        [
          'Passwords are kept only as Argon2id hashes. No one can read yours, not even we.',
          'Your email address is proven by a short-lived code before an account exists. A code allows only a few guesses.',
          'The site never tells a stranger whether an address has an account.',
          'Logging out ends every session of your account.',
        ],
      ],
    },
    {
      id: 'data',
      title: 'Your data and files',
      body: [
        [
          'Connections are encrypted.',
          'A file you upload is checked to be what its name says, is stored under a random name, and opens only for those who may see it.',
          'Pages load nothing from third parties, and a strict content policy keeps foreign scripts out.',
        ],
      ],
    },
    {
      id: 'work',
      title: 'How we work',
      body: [
        'Every rule about who may see what is written once and tested. Parts that we take from others are few, pinned to exact versions and watched for known weaknesses. Access to running systems is limited to the people who need it.',
      ],
    },
    {
      id: 'report',
      title: 'Found a weakness?',
      body: [
        `Thank you for telling us. Write to ${site.email} with the subject “Security”, and describe how to see it for yourself. We confirm within three working days and keep you informed until it is repaired.`,
        'We take no legal steps against you if you look in good faith. Use your own test account. Do not read or change other people’s data. Do not slow the site down for others. Give us time to repair it before you speak about it.',
      ],
    },
  ],
};
