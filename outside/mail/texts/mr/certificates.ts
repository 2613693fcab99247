import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { MailLines } from '../words.ts';
import { aProject, such } from './names.ts';

export const certificateLines = {
  notifications: {
    certificate_issued: ({ thing }) => {
      if (thing === aProject) return 'तुम्हाला एक प्रमाणपत्र मिळाले आहे.';
      return thing
        ? `तुम्हाला ${such(thing)} संस्थेचे प्रमाणपत्र मिळाले आहे.`
        : 'तुम्हाला तुमच्या मेंटरशिपचे प्रमाणपत्र मिळाले आहे.';
    },
    certificate_withdrawn: ({ thing }) =>
      thing && thing !== aProject
        ? `${such(thing)} संस्थेचे तुमचे प्रमाणपत्र मागे घेतले गेले. कारण पानावर आहे.`
        : 'तुमचे प्रमाणपत्र मागे घेतले गेले. कारण पानावर आहे.',
  },
} satisfies MailLines<typeof certificateKinds>;
