import type { holdKinds } from '#contract/holds/kinds.ts';
import type { OrderKind } from '#contract/holds/limits.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const kinds: Record<OrderKind, string> = {
  removal: 'It asks us to remove content of yours.',
  data: 'It asks us for data about your account.',
  hold: 'It asks us to keep data of your account.',
  other: 'It is about your account.',
};

export const holds = {
  'order-told': (email, site) => ({
    subject: `About your ${site.name} account`,
    heading: 'We have an order about your account',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `We received an order on ${day(email.receivedAt)}. It comes from:` },
      { kind: 'quote', text: email.authority },
      { kind: 'text', text: kinds[email.kind] },
      {
        kind: 'text',
        text:
          email.outcome === 'done'
            ? 'We have followed it.'
            : email.outcome === 'refused'
              ? 'We have refused it.'
              : 'We have not decided about it yet.',
      },
      {
        kind: 'text',
        text: `Our number for it is ${email.number}. The page “My data” shows the data that we keep for it.`,
      },
      { kind: 'link', text: 'Open “My data”', url: `${site.origin}${rightsPaths.rights}` },
      { kind: 'text', text: 'If you think that this is wrong, you can complain to us.' },
      { kind: 'link', text: 'Complain', url: `${site.origin}${rightsPaths.complain}` },
    ],
  }),
} satisfies Partial<EmailWords>;

/** The names of what staff propose. */
export const holdLines = {
  proposals: {
    'hold.placed': 'keep data of an account, so that it is not erased',
    'hold.renewed': 'keep data of an account for longer, so that it is not erased',
    'hold.ended': 'end a hold before its time',
  },
} satisfies MailLines<typeof holdKinds>;
