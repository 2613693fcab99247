import type { Block } from '../../layout.ts';
import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

const noWayBack: Block = {
  kind: 'text',
  text: 'हे तुम्ही केले नसेल, तर लगेच या ईमेलला उत्तर द्या. तुमचे अकाउंट परत मिळवायला आम्ही मदत करतो.',
};

function wayBack(url: string): Block[] {
  return [
    {
      kind: 'text',
      text: 'हे तुम्ही केले नसेल, तर सात दिवसांच्या आत तुमचे अकाउंट परत घ्या. मग त्यात पुन्हा हाच पत्ता आणि दुसऱ्या पायरीचे आधीचे मार्ग असतात, सर्व डिव्हाइस लॉग आउट होतात, आणि तुम्ही नवीन पासवर्ड निवडता:',
    },
    { kind: 'link', text: 'हे मी केलेले नाही', url },
    {
      kind: 'text',
      text: 'हे तुम्हीच केले असेल, तर काहीही करायची गरज नाही. कृपया हा ईमेल कोणालाही फॉरवर्ड करू नका: ज्यांच्याकडे लिंक आहे त्या प्रत्येकासाठी ती चालते.',
    },
  ];
}

export const addresses = {
  verification: (email, site) => ({
    subject: `${site.name} वरील अकाउंटची पडताळणी`,
    heading: 'तुमचा ईमेल पत्ता नक्की करा',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'हा ईमेल पत्ता तुमचा आहे, हे कृपया नक्की करा.' },
      { kind: 'link', text: 'माझा पत्ता नक्की करा', url: email.link },
      { kind: 'text', text: `लिंक एक तास आणि फक्त एकदा चालते. ${notYou}` },
    ],
  }),
  'email-change': (email, site) => ({
    subject: `${email.code} हा तुमचा ${site.name} कोड आहे`,
    why: `${site.name} वरील एका सदस्याला आतापासून हा पत्ता वापरायचा आहे.`,
    heading: 'तुमचा नवीन ईमेल पत्ता नक्की करा',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'आतापासून हा ईमेल पत्ता वापरण्यासाठी हा कोड तुमच्या सेटिंगमध्ये टाका:' },
      { kind: 'code', text: email.code },
      { kind: 'text', text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. ${notYou}` },
    ],
  }),
  'email-changed': (email, site) => ({
    subject: `तुमचा ${site.name} ईमेल पत्ता बदलला आहे`,
    why: `हा पत्ता आतापर्यंत ${site.name} वरील एका अकाउंटचा होता.`,
    heading: 'तुमचा ईमेल पत्ता बदलला आहे',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `आतापासून तुमच्या अकाउंटचा पत्ता ${email.email} आहे, हा नाही.`,
      },
      ...(email.path ? wayBack(`${site.origin}${email.path}`) : [noWayBack]),
    ],
  }),
} satisfies Partial<EmailWords>;
