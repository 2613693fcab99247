import type { verificationKinds } from '#contract/verifications/kinds.ts';
import { verificationTimes } from '#contract/verifications/limits.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import type { VerificationKind, verificationRejections } from '#rules/lists/kinds.ts';
import type { Block, Site } from '../../layout.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const kinds: Record<VerificationKind, string> = {
  student: 'student',
  organisation: 'organisation',
  founder: 'founder',
  mentor: 'mentor',
  investor: 'investor',
  industry_professional: 'industry professional',
};

const kindOf = (thing: string) => kinds[thing as VerificationKind] ?? thing;

const rejections: Record<(typeof verificationRejections)[number], string> = {
  unreadable: 'We could not read your proof.',
  name_differs: 'The name is not the name of your account.',
  out_of_date: 'Your proof is out of date.',
  not_the_right_document: 'The document does not prove it.',
  not_found_in_register: 'We did not find it in the register.',
  links_do_not_show_it: 'The pages that you named do not prove it.',
  identity_number_shown:
    'It shows a number of an identity document. We may not keep that, so we have deleted it.',
  other: 'The reason:',
};

const holds = {
  same_evidence: 'Another account has used the same proof before',
  identity_number: 'A number in it looks like the number of an identity document',
};

/** It tells nothing on a locked phone. */
const subject = (site: Site) => `About your verification at ${site.name}`;

function why(email: { rejection: string; reason: string }): Block[] {
  const listed = rejections[email.rejection as keyof typeof rejections];
  return [
    ...(listed ? [{ kind: 'text' as const, text: listed }] : []),
    ...(email.reason ? [{ kind: 'quote' as const, text: email.reason }] : []),
  ];
}

const open = (site: Site): Block => ({
  kind: 'link',
  text: 'Open my verification',
  url: `${site.origin}${verificationPaths.verification}`,
});

const until = (expiresAt: Date | null) => (expiresAt ? ` It holds until ${day(expiresAt)}.` : '');

export const verifications = {
  'verification-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    why: `a member of ${site.name} has named this address as theirs.`,
    heading: 'Confirm that this address is yours',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'Type this code on the page where you asked for it:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. If this was not you, you can ignore this email: without it no one can use your address.`,
      },
    ],
  }),
  'verification-held': (email, site) => ({
    subject: subject(site),
    heading: 'Our staff look at it',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${holds[email.heldFor.includes('same_evidence') ? 'same_evidence' : 'identity_number']}, so our staff decide whether we show you as a verified ${kinds[email.kind]}. That takes two working days at most. You need not do anything.`,
      },
      open(site),
    ],
  }),
  'verification-verified': (email, site) => ({
    subject: subject(site),
    heading: 'You are verified',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `You are now shown as a verified ${kinds[email.kind]}.${until(email.expiresAt)} We delete your proof ${verificationTimes.evidenceDays} days after the decision.`,
      },
      open(site),
    ],
  }),
  'verification-rejected': (email, site) => ({
    subject: subject(site),
    heading: 'We could not verify you',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `You asked to be shown as a verified ${kinds[email.kind]}. Our staff have looked at your proof and have not agreed.`,
      },
      ...why(email),
      {
        kind: 'text',
        text: `If you think that this is wrong, appeal within ${verificationTimes.appealDays} days. Other staff then look at it. You can also send a new request at any time.`,
      },
      open(site),
    ],
  }),
  'verification-appeal-decided': (email, site) => ({
    subject: subject(site),
    heading: email.state === 'verified' ? 'You are verified' : 'The decision does not change',
    greeting: greeting(email.name),
    blocks:
      email.state === 'verified'
        ? [
            {
              kind: 'text',
              text: `We have looked again, and you are now shown as a verified ${kinds[email.kind]}.${until(email.expiresAt)}`,
            },
            open(site),
          ]
        : [
            {
              kind: 'text',
              text: `We have looked again at your request to be shown as a verified ${kinds[email.kind]}. The decision does not change.`,
            },
            ...why(email),
            { kind: 'text', text: 'You can send a new request at any time.' },
            open(site),
          ],
  }),
  'verification-revoked': (email, site) => ({
    subject: subject(site),
    heading: 'We have withdrawn your mark',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `You are no longer shown as a verified ${kinds[email.kind]}. The reason:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: `If you think that this is wrong, appeal within ${verificationTimes.appealDays} days. Other staff then look at it. You can also send a new request at any time.`,
      },
      open(site),
    ],
  }),
  'verification-ending': (email, site) => ({
    subject: subject(site),
    heading: email.expiresAt ? `Your mark holds until ${day(email.expiresAt)}` : 'Your mark ends soon',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `We ask again after ${verificationTimes.months} months. From today on you can renew your mark as a verified ${kinds[email.kind]}. Your present mark holds until its end.`,
      },
      open(site),
    ],
  }),
  'verification-expired': (email, site) => ({
    subject: subject(site),
    heading: 'Your mark has ended',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `The ${verificationTimes.months} months of your mark as a verified ${kinds[email.kind]} are over. If it is still true, ask for the mark again.`,
      },
      open(site),
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const verificationLines = {
  notifications: {
    verification_held: ({ thing }) => `Our staff look at your verification: ${kindOf(thing)}.`,
    verification_decided: ({ thing }) => `Your verification is decided: ${kindOf(thing)}.`,
    verification_ended: ({ thing }) => `Your mark has ended: ${kindOf(thing)}.`,
    verification_late: ({ thing }) => `We are late with your verification: ${kindOf(thing)}.`,
  },
  owed: {
    verification_review: ({ thing }) => `A verification waits: ${kindOf(thing)}.`,
  },
  awaited: {
    verification_review: ({ thing }) => `We are late with your verification: ${kindOf(thing)}.`,
  },
} satisfies MailLines<typeof verificationKinds>;
