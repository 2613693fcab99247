import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about notifications of this module. */
export const certificateLines = {
  unnamed: '',
  notifications: {
    certificate_issued: ({ thing }) =>
      thing ? `You have a certificate of ${thing}.` : 'You have a certificate.',
    certificate_withdrawn: ({ thing }) =>
      thing
        ? `Your certificate of ${thing} was withdrawn. The page says why.`
        : 'Your certificate was withdrawn. The page says why.',
  },
} satisfies MailLines<typeof certificateKinds>;
