import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { certificateHeld } from './held.ts';

export const certificateModuleWords = {
  refusals: {
    certificate_unknown: 'आपका ऐसा कोई प्रमाणपत्र नहीं है।',
    certificate_over: 'यह प्रमाणपत्र मना किया गया या वापस लिया गया। यह अब मान्य नहीं है।',
  },
  notifications: {
    certificate_issued: ({ thing }) =>
      thing ? `आपको ${thing} का प्रमाणपत्र मिला है` : 'आपको अपनी मेंटरशिप का प्रमाणपत्र मिला है',
    certificate_withdrawn: ({ thing }) =>
      thing ? `${thing} का आपका प्रमाणपत्र वापस ले लिया गया` : 'आपका प्रमाणपत्र वापस ले लिया गया',
  },
  subjects: { certificate: ({ thing }) => thing },
  held: certificateHeld,
} satisfies ModuleWords<typeof certificateKinds>;
