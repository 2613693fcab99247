import type { certificateKinds } from '#contract/certificates/kinds.ts';
import type { MailLines } from '../words.ts';
import { such } from './names.ts';

export const certificateLines = {
  unnamed: '',
  notifications: {
    certificate_issued: ({ thing }) =>
      thing ? `तुम्हाला ${such(thing)} संस्थेचे प्रमाणपत्र मिळाले आहे.` : 'तुम्हाला एक प्रमाणपत्र मिळाले आहे.',
    certificate_withdrawn: ({ thing }) =>
      thing
        ? `${such(thing)} संस्थेचे तुमचे प्रमाणपत्र मागे घेतले गेले. कारण पानावर आहे.`
        : 'तुमचे प्रमाणपत्र मागे घेतले गेले. कारण पानावर आहे.',
  },
} satisfies MailLines<typeof certificateKinds>;
