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

const rejections: Record<(typeof verificationRejections)[number], string> = {
  unreadable: 'We could not read what you sent.',
  name_differs: 'The name differs from the one of your account.',
  out_of_date: 'What you sent is out of date.',
  not_the_right_document: 'What you sent is not the document that shows it.',
  not_found_in_register: 'We did not find it in the register.',
  links_do_not_show_it: 'The pages that you named do not show it.',
  identity_number_shown:
    'It shows a number of an identity document, which we may not keep. We have deleted what you sent.',
  other: 'The reason is another one:',
};

const holds = {
  same_evidence: 'What you sent was used before, by another account',
  identity_number: 'A number in it looks like one of an identity document',
};

/** Whoever sees the mail on a locked phone learns nothing from this. */
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
    heading: 'Show that this address is yours',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'Type this code on the page where you asked for it:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. If this was not you, you can ignore this mail: without it nobody can use your address.`,
      },
    ],
  }),
  'verification-held': (email, site) => ({
    subject: subject(site),
    heading: 'One of us looks at it',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${holds[email.heldFor.includes('same_evidence') ? 'same_evidence' : 'identity_number']}, so a person decides whether you are shown as a verified ${kinds[email.kind]}. That takes two working days at most. You need not do anything.`,
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
        text: `You are now shown as a verified ${kinds[email.kind]}.${until(email.expiresAt)} What you sent to show it is deleted ${verificationTimes.evidenceDays} days after the decision.`,
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
        text: `One of us has looked at what you sent to be shown as a verified ${kinds[email.kind]}, and has not agreed.`,
      },
      ...why(email),
      {
        kind: 'text',
        text: `If you think that this is wrong, say so within ${verificationTimes.appealDays} days: somebody else looks at it once more. You can also send a new request at any time.`,
      },
      open(site),
    ],
  }),
  'verification-appeal-decided': (email, site) => ({
    subject: subject(site),
    heading: email.state === 'verified' ? 'You are verified' : 'The decision stands',
    greeting: greeting(email.name),
    blocks:
      email.state === 'verified'
        ? [
            {
              kind: 'text',
              text: `We have looked once more, and you are now shown as a verified ${kinds[email.kind]}.${until(email.expiresAt)}`,
            },
            open(site),
          ]
        : [
            {
              kind: 'text',
              text: `We have looked once more at your request to be shown as a verified ${kinds[email.kind]}, and the decision stands.`,
            },
            ...why(email),
            { kind: 'text', text: 'You can send a new request at any time.' },
            open(site),
          ],
  }),
  'verification-revoked': (email, site) => ({
    subject: subject(site),
    heading: 'Your mark was taken away',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `You are no longer shown as a verified ${kinds[email.kind]}. The reason:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: `If you think that this is wrong, say so within ${verificationTimes.appealDays} days: somebody else looks at it once more. You can also send a new request at any time.`,
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
        text: `Since things change, we ask again after ${verificationTimes.months} months. You can renew your mark as a verified ${kinds[email.kind]} from today on; the present one holds until its end.`,
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
        text: `The ${verificationTimes.months} months of your mark as a verified ${kinds[email.kind]} are over. If it is still true, show it again.`,
      },
      open(site),
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const verificationLines = {
  notifications: {
    verification_held: ({ thing }) => `Somebody looks at your verification: ${thing}.`,
    verification_decided: ({ thing }) => `Your verification is decided: ${thing}.`,
    verification_ended: ({ thing }) => `A mark of yours has ended: ${thing}.`,
    verification_late: ({ thing }) => `We are late with your verification: ${thing}.`,
  },
  owed: {
    verification_review: ({ thing }) => `A verification waits: ${thing}.`,
  },
  awaited: {
    verification_review: ({ thing }) => `We are late with your verification: ${thing}.`,
  },
} satisfies MailLines<typeof verificationKinds>;
