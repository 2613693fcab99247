import {
  type DocumentWay,
  verificationLimits as limits,
  verificationTimes as times,
  type VerificationState,
} from '#contract/verifications/limits.ts';
import type { Registry } from '#rules/lists/kinds.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';

/** The words next to a person's name. */
export const registryTexts: Record<Registry, string> = {
  CIN: 'CIN (company, India)',
  LLPIN: 'LLPIN (partnership, India)',
  Udyam: 'Udyam (small enterprise, India)',
  GSTIN: 'GSTIN (tax number, India)',
  AISHE: 'AISHE (university or college, India)',
  'NGO Darpan': 'NGO Darpan (society or trust, India)',
  'Other country': 'A register of another country',
};

export const documentTexts: Record<DocumentWay, string> = {
  bonafide_letter: 'A bonafide letter of my college',
  college_id: 'My student card',
};

type Stands = { state: VerificationState; expiresAt: string; isLate: boolean };

/** Sign and word of a row. */
export function stateMark({ state, expiresAt, isLate }: Stands): string {
  switch (state) {
    case 'started':
      return '● Code awaited';
    case 'submitted':
      return isLate ? '◐ Sent, we are late' : '◐ Sent';
    case 'verified':
      return `✓ Until ${day(expiresAt)}`;
    case 'rejected':
      return '! Not agreed';
    case 'expired':
      return '○ Has ended';
    case 'revoked':
      return '! Withdrawn by our staff';
    default:
      return '○ Not asked for';
  }
}

export const verificationTexts = {
  title: 'Verification',
  description: 'What others can rely on about you, and how you show it.',
  intro:
    'A mark tells others that we have checked you. It is free, holds for twelve months, and is next to your name. Choose what is true of you. You can choose more than one.',
  kept: `Only the staff who decide see your proof. We delete it ${times.evidenceDays} days after the decision.`,
  done: {
    mailed: 'The code is on its way.',
    submitted: 'Sent. Our staff look at it.',
    verified: 'You are verified.',
    appealed: 'Sent. Other staff look at it.',
    withdrawn: 'Withdrawn. Your proof is deleted.',
  },
  standing: 'State',
  new: 'Ask for this mark',
  renew: 'Renew it',
  again: 'Ask again',
  sentOn: (at: string) => `Sent on ${moment(at)}.`,
  dueBy: (at: string) => `We decide by ${moment(at)}, two working days at most. You need not do anything.`,
  late: (at: string) =>
    `We are late. Due: ${moment(at)}. It is first on our list now. You need not do anything.`,
  appealWaits: 'Other staff look at it now.',
  verified: (from: string, until: string) => `Verified on ${day(from)}. It holds until ${day(until)}.`,
  renewFrom: `In its last ${times.reminderDays} days you can renew it.`,
  mayRenew: 'You can renew it now. The present mark holds until its end.',
  evidenceUntil: `We delete your proof ${times.evidenceDays} days after the decision.`,
  evidenceGone: 'Your proof is deleted.',
  rejected: (at: string) => `Not agreed on ${day(at)}.`,
  revoked: (at: string) => `Withdrawn by our staff on ${day(at)}.`,
  expired: (at: string) => `Ended on ${day(at)}.`,
  reason: 'The reason',
  sent: 'What you sent',
  seeFile: 'See the file',
  fields: {
    email: 'Address',
    website: 'Website',
    registryNumber: 'Number',
    links: 'Links',
    about: 'In your words',
    appeal: 'Why the decision is wrong',
    file: 'File',
  },
  withdraw: 'Withdraw this request',
  withdrawWhy: 'We delete your proof at once. You can ask again at any time.',
  giveUp: 'Give this mark up',
  giveUpWhy: 'The mark ends at once, and we delete your proof. You can ask again at any time.',
  sending: 'Sending...',
  another: 'This is another number',
  anotherHint:
    'If it is not such a number, say so. Our staff then look at it. They see only its last four digits, and we keep only those.',
  appeal: {
    title: 'Do you think that this is wrong?',
    hint: (until: string) => `Say why, by ${day(until)}. Other staff then look at it. You can do this once.`,
    field: 'Why the decision is wrong',
    send: 'Ask for another look',
  },
  address: {
    title: 'By your college address',
    hint: 'The quickest way: we email a code to it. Addresses for former students do not count.',
    field: 'Your address at college',
    fieldHint: 'Like name@college.ac.in. We show it to no one.',
    send: 'Email me a code',
  },
  code: {
    title: 'Type the code',
    text: (email: string) => `We have emailed a code of six digits to ${email}. It works for 10 minutes.`,
    field: 'Six-digit code',
    send: 'Verify',
    again: 'Send another code',
    change: 'Change what you typed',
  },
  document: {
    title: 'By a letter or your student card',
    hint: 'Our staff look at it within two working days. No one else sees it.',
    way: 'What are you sending?',
    file: 'The file',
    fileHint:
      'A PDF up to 10 MB, or a picture (JPEG, PNG or WebP) up to 8 MB. Your name, the college and this year must be readable. Cover an Aadhaar number if it shows one; never an Aadhaar card.',
    send: 'Send it',
  },
  organisation: {
    hint: 'We email a code to an address at your website’s own domain. Then our staff look you up in the register, within two working days.',
    website: 'Website',
    websiteHint: 'Like https://example.in, with its own domain.',
    registry: 'Register',
    number: 'Number in the register',
    numberHint: 'As it is on the certificate.',
    email: 'Your address there',
    emailHint: 'At the website’s own domain, such as name@example.in.',
    send: 'Email me a code',
  },
  links: {
    hint: 'Our staff look at two public pages that show it, within two working days: a profile, a company’s page, an article, a project.',
    first: 'First link',
    second: 'Second link',
    linkHint: 'To a page that everyone can open.',
    about: 'What do these pages show?',
    aboutHint: `In ${number(limits.about.min)} to ${number(limits.about.max)} characters, in your words.`,
    send: 'Send it',
  },
} as const;
