import type { BreachKind } from '#contract/breaches/limits.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

const kinds: Record<BreachKind, string> = {
  account: 'आपका नाम और ईमेल पता',
  sign_in: 'आपने कहाँ से और किन डिवाइस से साइन इन किया',
  profile: 'आपकी प्रोफ़ाइल',
  guardian: 'आपके अभिभावक का नाम और पता',
  files: 'आपकी फ़ाइलें',
  messages: 'आपके संदेश',
  projects: 'आपके प्रोजेक्ट और खोज',
  applications: 'आपके आवेदन',
  agreements: 'आपके अनुबंध',
  mentoring: 'आपके मेंटरिंग सेशन और समीक्षाएँ',
  reports: 'आपकी रिपोर्ट और अनुरोध',
  words: 'जो आपने हमें लिखा',
  other: 'आपके अकाउंट का दूसरा डेटा',
};

const kindsOfChild: Record<BreachKind, string> = {
  account: 'नाम और ईमेल पता',
  sign_in: 'साइन इन की जगहें और डिवाइस',
  profile: 'प्रोफ़ाइल',
  guardian: 'आपका नाम और पता',
  files: 'फ़ाइलें',
  messages: 'संदेश',
  projects: 'प्रोजेक्ट और खोज',
  applications: 'आवेदन',
  agreements: 'अनुबंध',
  mentoring: 'मेंटरिंग सेशन और समीक्षाएँ',
  reports: 'रिपोर्ट और अनुरोध',
  words: 'हमें भेजे गए संदेश',
  other: 'अकाउंट का दूसरा डेटा',
};

export const breaches = {
  'breach-notice': (email, site) => ({
    subject: `${site.name} पर आपका डेटा: क्या हुआ`,
    why: `क़ानून के अनुसार हमें हर उस व्यक्ति को बताना होता है जिसके डेटा पर डेटा में हुई सेंध का असर पड़ा हो।`,
    heading: email.ofChild
      ? `डेटा में सेंध: ${email.ofChild} के डेटा पर असर पड़ा है`
      : 'डेटा में सेंध: आपके डेटा पर असर पड़ा है',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `क्या हुआ: ${email.happened}` },
      { kind: 'text', text: `कब: ${when(day(email.beganAt), day(email.endedAt))}` },
      {
        kind: 'text',
        text: `कौन-सा डेटा: ${email.kinds.map((one) => (email.ofChild ? kindsOfChild : kinds)[one]).join('; ')}।`,
      },
      { kind: 'text', text: `हमने क्या किया: ${email.done}` },
      { kind: 'text', text: `आप क्या कर सकते हैं: ${email.advice}` },
      {
        kind: 'text',
        text: email.contact
          ? `आप इसके बारे में हमसे पूछ सकते हैं। कृपया नंबर ${email.number} बताएँ। हमारा पता ${email.contact} है।`
          : `आप इसके बारे में हमसे पूछ सकते हैं। कृपया नंबर ${email.number} बताएँ।`,
      },
      {
        kind: 'link',
        text: 'अपने डेटा पर सवाल पूछें',
        url: `${site.origin}${email.name ? innerRightsPaths.ask : rightsPaths.withoutAccount}`,
      },
    ],
  }),
} satisfies Partial<EmailWords>;

const when = (from: string, until: string) => (from === until ? from : `${from} से ${until} तक`);
