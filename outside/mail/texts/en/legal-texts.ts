import type { legalTextKinds } from '#contract/legal-texts/kinds.ts';
import { announcedIn } from '../../announced-in.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const titles = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  notice: 'What we hold, and why',
} as const;

export const legalTexts = {
  'text-announced': (email, site) => {
    const from = day(new Date(`${email.inForce}T12:00:00+05:30`));
    const memberName = shownName(email.memberName) || 'a member under 18';
    const title = titles[email.text];
    const { changes, asks } = announcedIn(email, email.said.en);
    return {
      subject: `${title}: what changes on ${from}`,
      ...(email.memberName ? { why: `you are the parent or guardian of ${memberName}.` } : {}),
      heading: 'What changes',
      ...(email.name ? { greeting: greeting(email.name) } : {}),
      blocks: [
        { kind: 'text', text: `“${title}” of ${site.name} has a new version from ${from}.` },
        ...(email.soonerBy
          ? [
              {
                kind: 'text',
                text: `It holds sooner than after 30 days because of a law: ${email.soonerBy}.`,
              } as const,
            ]
          : []),
        ...changes.map((text) => ({ kind: 'text', text: `• ${text}` }) as const),
        { kind: 'link', text: 'Read the text and each change', url: `${site.origin}${email.path}` },
        ...asks.flatMap(
          ({ label, path }) =>
            [
              {
                kind: 'text',
                text: email.memberName
                  ? `We ask you for a Yes or No for ${memberName}: ${label}. If you do not say Yes, it does not begin.`
                  : `We ask you for a Yes or No: ${label}. If you do not say Yes, it does not begin. Nothing else changes for you.`,
              },
              { kind: 'link', text: 'Say Yes or No', url: `${site.origin}${path}` },
            ] as const,
        ),
      ],
    };
  },
} satisfies Partial<EmailWords>;

/** The lines of emails about notifications of this module. */
export const legalTextLines = {
  notifications: {
    rules_repeated: () => 'We repeat our rules every three months.',
  },
} satisfies MailLines<typeof legalTextKinds>;
