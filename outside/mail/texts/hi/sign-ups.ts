import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

export const signUps = {
  'sign-up-code': (email, site) => ({
    subject: `${email.code} आपका ${site.name} कोड है`,
    why: `किसी ने ${site.name} के साइन अप पेज पर यह पता लिखा है।`,
    heading: 'अपना ईमेल पता पक्का करें',
    blocks: [
      { kind: 'text', text: 'यह कोड साइन अप पेज पर लिखें:' },
      { kind: 'code', text: email.code },
      { kind: 'text', text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। ${notYou}` },
    ],
  }),
  welcome: (email, site) => ({
    subject: `${site.name} में आपका स्वागत है`,
    heading: `${site.name} में आपका स्वागत है`,
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'आपका अकाउंट तैयार है। आपके डैशबोर्ड पर आपकी प्रोफ़ाइल है और यह भी कि आगे क्या करना है।',
      },
      { kind: 'link', text: 'मेरा डैशबोर्ड खोलें', url: `${site.origin}${todayPaths.dashboard}` },
    ],
  }),
} satisfies Partial<EmailWords>;
