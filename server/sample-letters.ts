import type { PreparedLetter } from '#core/letters/prepare.ts';

type Kind = PreparedLetter['letter'];

/** Who the samples are for, by what is hard about the name. */
export const sampleNames = {
  short: 'Asha Sample',
  long: 'Venkatanarasimharajuvaripeta Subrahmanyam Sample-Rao',
  devanagari: 'नमुना शर्मा',
};

const to = 'sample@saharambh.example';
const code = '482913';
const minutes = 10;

/** One sample, or more where a letter has more than one face, of every kind there is. */
export function sampleLetters(name: string, origin: string): Record<Kind, PreparedLetter[]> {
  const link = (path: string) =>
    `${origin}${path}?userId=66f0c2d1a4b3e5f60718&secret=${'5a'.repeat(32)}&expire=2030-01-01T10%3A00%3A00.000%2B00%3A00`;
  return {
    'sign-up-code': [{ letter: 'sign-up-code', to, code, minutes }],
    'log-in-code': [
      { letter: 'log-in-code', to, name, code, minutes, phrase: '' },
      { letter: 'log-in-code', to, name, code, minutes: 15, phrase: 'Golden Fox' },
    ],
    'confirmation-code': [{ letter: 'confirmation-code', to, name, code, minutes }],
    verification: [{ letter: 'verification', to, name, link: link('/verify-email') }],
    recovery: [{ letter: 'recovery', to, name, link: link('/reset-password') }],
    welcome: [{ letter: 'welcome', to, name }],
    'password-changed': [{ letter: 'password-changed', to, name }],
    'new-device': [{ letter: 'new-device', to, name, kind: 'Chrome Mobile on Android' }],
    leaving: [{ letter: 'leaving', to, name, leavesAt: new Date('2030-01-31T06:30:00Z') }],
    'email-change': [{ letter: 'email-change', to, name, code, minutes }],
    'email-changed': [
      { letter: 'email-changed', to, name, email: 'new-address-of-a-sample@saharambh.example' },
    ],
    'guardian-request': [
      {
        letter: 'guardian-request',
        to,
        name: 'Guardian Sample',
        memberName: name,
        path: `/guardian?request=66f0c2d1a4b3e5f60718&secret=${'5a'.repeat(32)}`,
        days: 30,
      },
    ],
    'guardian-answer': [
      { letter: 'guardian-answer', to, name, guardianName: 'Guardian Sample', confirmed: true },
      { letter: 'guardian-answer', to, name, guardianName: 'Guardian Sample', confirmed: false },
    ],
    'contact-message': [
      {
        letter: 'contact-message',
        to,
        from: 'writer@saharambh.example',
        name,
        subject: 'A sample question about mentors',
        message:
          'Hello,\n\nmy college has a lab that stands empty in the evenings. Could a team use it?\n\nThis is a sample.',
      },
    ],
    'contact-confirmation': [{ letter: 'contact-confirmation', to }],
    'contact-answer': [
      {
        letter: 'contact-answer',
        to,
        name,
        subject: 'A sample question about mentors',
        message: 'Hello,\n\nwho would look after a team of three?\n\nThis is a sample.',
        writtenAt: new Date('2030-01-01T06:30:00Z'),
        answer: 'Thank you for asking.\n\nA mentor from your field would. This answer is a sample.',
        contact: 'hello@saharambh.example',
      },
    ],
    'account-blocked': [
      {
        letter: 'account-blocked',
        to,
        name,
        reason: 'This is a sample of a reason.',
        contact: 'hello@saharambh.example',
      },
    ],
    'account-unblocked': [{ letter: 'account-unblocked', to, name, contact: 'hello@saharambh.example' }],
  };
}
