import type { holdKinds } from '#contract/holds/kinds.ts';
import type { MailLines } from '../words.ts';

/** The names of what staff propose. */
export const holdLines = {
  proposals: {
    'hold.placed': 'keep data of an account, so that it is not erased',
    'hold.ended': 'end a hold before its time',
  },
} satisfies MailLines<typeof holdKinds>;
