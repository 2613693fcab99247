import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords } from '../words.ts';
import { proposalLines } from './collected.ts';
import { day, greeting } from './phrases.ts';

/** The email about a proposal that no other account can confirm. */
export const proposals = {
  'lone-proposal': (email, site) => ({
    subject: email.isOfficer
      ? `${site.name}: a decision without a second member of staff`
      : `About your ${site.name} account`,
    ...(email.isOfficer ? { why: `you answer complaints on ${site.name}.` } : {}),
    replyTo: email.contact || undefined,
    heading: 'A decision without a second member of staff',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isOfficer
          ? `One of our staff proposes to ${proposalLines[email.action]}. The reason:`
          : `One of our staff proposes to ${proposalLines[email.action]}. It is about your account. The reason:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: `Two members of staff decide this. No other account can confirm it now. So from ${day(email.aloneFrom)} on, the one who proposed it may carry it out alone. We mark it as a decision made alone.`,
      },
      ...(email.isOfficer
        ? []
        : ([
            { kind: 'text', text: 'If you think that this is wrong, you can complain.' },
            { kind: 'link', text: 'Complain', url: `${site.origin}${rightsPaths.complain}` },
          ] as const)),
    ],
  }),
} satisfies Partial<EmailWords>;
