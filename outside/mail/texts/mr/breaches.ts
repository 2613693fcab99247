import type { BreachKind } from '#contract/breaches/limits.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

const kinds: Record<BreachKind, string> = {
  account: 'तुमचे नाव आणि ईमेल पत्ता',
  sign_in: 'तुम्ही कुठून आणि कोणत्या डिव्हाइसवरून साइन इन केले',
  profile: 'तुमचे प्रोफाइल',
  guardian: 'तुमच्या पालकांचे नाव आणि पत्ता',
  files: 'तुमच्या फाइल',
  messages: 'तुमचे संदेश',
  projects: 'तुमचे प्रकल्प आणि शोध',
  applications: 'तुमचे अर्ज',
  agreements: 'तुमचे करार',
  mentoring: 'तुमची मेंटरिंगची सेशन आणि परीक्षणे',
  reports: 'तुमचे रिपोर्ट आणि विनंत्या',
  words: 'तुम्ही आम्हाला जे लिहिले ते',
  other: 'तुमच्या अकाउंटचा इतर डेटा',
};

const kindsOfChild: Record<BreachKind, string> = {
  account: 'नाव आणि ईमेल पत्ता',
  sign_in: 'साइन इन केल्याची ठिकाणे आणि डिव्हाइस',
  profile: 'प्रोफाइल',
  guardian: 'तुमचे नाव आणि पत्ता',
  files: 'फाइल',
  messages: 'संदेश',
  projects: 'प्रकल्प आणि शोध',
  applications: 'अर्ज',
  agreements: 'करार',
  mentoring: 'मेंटरिंगची सेशन आणि परीक्षणे',
  reports: 'रिपोर्ट आणि विनंत्या',
  words: 'आम्हाला पाठवलेले संदेश',
  other: 'अकाउंटचा इतर डेटा',
};

export const breaches = {
  'breach-notice': (email, site) => ({
    subject: `${site.name} वरील तुमचा डेटा: काय घडले`,
    why: `डेटाच्या उल्लंघनाचा ज्यांच्या डेटावर परिणाम होतो, त्या प्रत्येक व्यक्तीला कळवावे, असे कायदा सांगतो.`,
    heading: email.ofChild
      ? `डेटाचे उल्लंघन: ${email.ofChild} यांच्या डेटावर परिणाम झाला आहे`
      : 'डेटाचे उल्लंघन: तुमच्या डेटावर परिणाम झाला आहे',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `काय घडले: ${email.happened}` },
      { kind: 'text', text: `कधी: ${when(day(email.beganAt), day(email.endedAt))}` },
      {
        kind: 'text',
        text: `कोणता डेटा: ${email.kinds.map((one) => (email.ofChild ? kindsOfChild : kinds)[one]).join('; ')}.`,
      },
      { kind: 'text', text: `आम्ही काय केले: ${email.done}` },
      { kind: 'text', text: `तुम्ही काय करू शकता: ${email.advice}` },
      {
        kind: 'text',
        text: email.contact
          ? `तुम्ही याबद्दल आम्हाला विचारू शकता. कृपया क्रमांक ${email.number} सांगा. आमचा पत्ता ${email.contact} आहे.`
          : `तुम्ही याबद्दल आम्हाला विचारू शकता. कृपया क्रमांक ${email.number} सांगा.`,
      },
      {
        kind: 'link',
        text: 'तुमच्या डेटाबद्दल विचारा',
        url: `${site.origin}${email.name ? innerRightsPaths.ask : rightsPaths.withoutAccount}`,
      },
    ],
  }),
} satisfies Partial<EmailWords>;

const when = (from: string, until: string) => (from === until ? from : `${from} ते ${until}`);
