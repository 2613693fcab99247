import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { MailLines } from '../words.ts';

export const certificateLines = {
  unnamed: '',
  notifications: {
    certificate_issued: ({ thing }) =>
      thing ? `आपको ${thing} का प्रमाणपत्र मिला है।` : 'आपको एक प्रमाणपत्र मिला है।',
    certificate_withdrawn: ({ thing }) =>
      thing
        ? `${thing} का आपका प्रमाणपत्र वापस ले लिया गया। कारण पेज पर है।`
        : 'आपका प्रमाणपत्र वापस ले लिया गया। कारण पेज पर है।',
  },
} satisfies MailLines<typeof certificateKinds>;
