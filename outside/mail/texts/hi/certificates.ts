import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { MailLines } from '../words.ts';

/** For a notification about a thing without a name. */
const noName = 'एक प्रोजेक्ट';

export const certificateLines = {
  notifications: {
    certificate_issued: ({ thing }) => {
      if (thing === noName) return 'आपको एक प्रमाणपत्र मिला है।';
      return thing ? `आपको ${thing} का प्रमाणपत्र मिला है।` : 'आपको अपनी मेंटरशिप का प्रमाणपत्र मिला है।';
    },
    certificate_withdrawn: ({ thing }) =>
      thing && thing !== noName
        ? `${thing} का आपका प्रमाणपत्र वापस ले लिया गया। कारण पेज पर है।`
        : 'आपका प्रमाणपत्र वापस ले लिया गया। कारण पेज पर है।',
  },
} satisfies MailLines<typeof certificateKinds>;
