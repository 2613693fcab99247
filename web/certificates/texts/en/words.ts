import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { certificateHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const certificateModuleWords = {
  refusals: {
    certificate_unknown: 'There is no such certificate of yours.',
    certificate_over: 'This certificate was declined or withdrawn. It counts no more.',
  },
  notifications: {
    certificate_issued: ({ thing }) =>
      thing ? `You have a certificate of ${thing}` : 'You have a certificate of your mentorship',
    certificate_withdrawn: ({ thing }) =>
      thing ? `Your certificate of ${thing} was withdrawn` : 'Your certificate was withdrawn',
  },
  subjects: { certificate: ({ thing }) => thing },
  held: certificateHeld,
} satisfies ModuleWords<typeof certificateKinds>;
