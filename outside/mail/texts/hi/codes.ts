import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

export const codes = {
  'log-in-code': (email, site) => ({
    subject: `${site.name} पर साइन इन करने का OTP`,
    heading: 'साइन इन करने के लिए आपका कोड',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `${site.name} पर साइन इन करने के लिए यह कोड डालें:` },
      { kind: 'code', text: email.code },
      ...(email.phrase
        ? [
            {
              kind: 'text' as const,
              text: `जिस पेज ने यह कोड माँगा, उस पर “${email.phrase}” लिखा है।`,
            },
          ]
        : []),
      { kind: 'text', text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। ${notYou}` },
    ],
  }),
} satisfies Partial<EmailWords>;
