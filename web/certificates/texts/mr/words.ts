import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { certificateHeld } from './held.ts';

export const certificateModuleWords = {
  refusals: {
    certificate_unknown: 'तुमचे असे कोणतेही प्रमाणपत्र नाही.',
    certificate_over: 'या प्रमाणपत्राला नकार दिला गेला किंवा ते मागे घेतले गेले. ते आता वैध नाही.',
  },
  notifications: {
    certificate_issued: ({ thing }) =>
      thing ? `तुम्हाला एक प्रमाणपत्र मिळाले आहे: ${thing}` : 'तुम्हाला तुमच्या मेंटरशिपचे प्रमाणपत्र मिळाले आहे',
    certificate_withdrawn: ({ thing }) =>
      thing ? `तुमचे प्रमाणपत्र मागे घेतले गेले: ${thing}` : 'तुमचे प्रमाणपत्र मागे घेतले गेले',
  },
  subjects: { certificate: ({ thing }) => thing },
  held: certificateHeld,
} satisfies ModuleWords<typeof certificateKinds>;
