import type { EmailWords } from '../words.ts';
import { greeting } from './phrases.ts';

export const passwords = {
  recovery: (email, site) => ({
    subject: `${site.name} का नया पासवर्ड`,
    heading: 'नया पासवर्ड चुनें',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'किसी ने आपके अकाउंट के लिए नया पासवर्ड रखने का अनुरोध किया है।' },
      { kind: 'link', text: 'नया पासवर्ड चुनें', url: email.link },
      {
        kind: 'text',
        text: 'लिंक एक घंटे तक और सिर्फ़ एक बार काम करता है। अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें: आपका पासवर्ड नहीं बदलता।',
      },
    ],
  }),
  'password-changed': (email, site) => ({
    subject: `आपका ${site.name} पासवर्ड बदल गया है`,
    heading: 'आपका पासवर्ड बदल गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'आपके अकाउंट का पासवर्ड अभी-अभी बदला गया है। दूसरे डिवाइस लॉग आउट कर दिए गए हैं।',
      },
      { kind: 'text', text: 'अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें:' },
      { kind: 'link', text: 'नया पासवर्ड चुनें', url: `${site.origin}/forgot-password` },
    ],
  }),
} satisfies Partial<EmailWords>;
