import type { Block } from '../../layout.ts';
import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

const noWayBack: Block = {
  kind: 'text',
  text: 'अगर यह आपने नहीं किया, तो तुरंत इस ईमेल का जवाब दें। अकाउंट वापस पाने में हम आपकी मदद करेंगे।',
};

function wayBack(url: string): Block[] {
  return [
    {
      kind: 'text',
      text: 'अगर यह आपने नहीं किया, तो सात दिन के अंदर अपना अकाउंट वापस लें। तब अकाउंट में फिर से यही पता और साइन इन के दूसरे चरण के पुराने तरीक़े होंगे, सभी डिवाइस लॉग आउट हो जाएँगे, और आप नया पासवर्ड चुनेंगे:',
    },
    { kind: 'link', text: 'यह मैंने नहीं किया', url },
    {
      kind: 'text',
      text: 'अगर यह आपने ही किया, तो कुछ करने की ज़रूरत नहीं है। कृपया यह ईमेल किसी को फ़ॉरवर्ड न करें: लिंक हर उस व्यक्ति के लिए काम करता है जिसके पास वह हो।',
    },
  ];
}

export const addresses = {
  verification: (email, site) => ({
    subject: `${site.name} अकाउंट की जाँच`,
    heading: 'अपना ईमेल पता पक्का करें',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'कृपया पक्का करें कि यह ईमेल पता आपका है।' },
      { kind: 'link', text: 'मेरा पता पक्का करें', url: email.link },
      { kind: 'text', text: `लिंक एक घंटे तक और सिर्फ़ एक बार काम करता है। ${notYou}` },
    ],
  }),
  'email-change': (email, site) => ({
    subject: `${email.code} आपका ${site.name} कोड है`,
    why: `${site.name} के एक सदस्य अब से यह पता इस्तेमाल करना चाहते हैं।`,
    heading: 'अपना नया ईमेल पता पक्का करें',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'अब से यह ईमेल पता इस्तेमाल करने के लिए अपनी सेटिंग में यह कोड लिखें:' },
      { kind: 'code', text: email.code },
      { kind: 'text', text: `यह ${email.minutes} मिनट तक और सिर्फ़ एक बार काम करता है। ${notYou}` },
    ],
  }),
  'email-changed': (email, site) => ({
    subject: `आपका ${site.name} ईमेल पता बदल गया है`,
    why: `यह पता अब तक ${site.name} के एक अकाउंट का था।`,
    heading: 'आपका ईमेल पता बदल गया है',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `अब से आपके अकाउंट का पता ${email.email} है, यह पता नहीं।`,
      },
      ...(email.path ? wayBack(`${site.origin}${email.path}`) : [noWayBack]),
    ],
  }),
} satisfies Partial<EmailWords>;
