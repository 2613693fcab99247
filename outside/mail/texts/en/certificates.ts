import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about notifications of this module. */
export const certificateLines = {
  notifications: {
    certificate_issued: ({ thing }) =>
      thing ? `You have a certificate of ${thing}.` : 'You have a certificate of your mentorship.',
    certificate_withdrawn: ({ thing }) =>
      thing
        ? `Your certificate of ${thing} was withdrawn. The page says why.`
        : 'Your certificate was withdrawn. The page says why.',
  },
} satisfies MailLines<typeof certificateKinds>;
