import type { Side } from '#rules/agreements/facts.ts';
import type { Sums } from '#rules/agreements/sums.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { agreementLedgerTexts as english } from '../en/ledger.ts';

export const agreementLedgerTexts = {
  title: 'लेजर',
  description: 'अनुबंध की हर एंट्री, और उनका कुल हिसाब।',
  how: 'दोनों के हस्ताक्षर के बाद पैसे और यूनिट के साथ जो कुछ हुआ, उसी क्रम में जिसमें लिखा गया। कोई भी किसी एंट्री को बदल या मिटा नहीं सकता, हम भी नहीं।',
  none: 'अभी कुछ नहीं लिखा गया है। पहली एंट्री तब आती है जब कोई पड़ाव शुरू होता है।',
  stands: 'कुल हिसाब',
  noSums: 'हस्ताक्षर किया हुआ टेक्स्ट जितने समय रखा जाता है वह बीत चुका है। एंट्रियाँ रहती हैं; यहाँ जोड़ नहीं लगाए जा सकते।',
  sums: {
    awarded: 'स्वीकार किया गया मूल्य',
    pay: 'उसका भुगतान',
    confirmed: 'मिला, पक्का किया गया',
    due: 'बक़ाया',
    awaited: 'भेजा, पक्का होना बाक़ी',
    toPayBack: 'लौटाना है',
    closedOpen: 'इतना बक़ाया रहते बंद हुआ',
    units: 'यूनिट जिनका इसके लिए वादा है',
    vested: 'वेस्ट हो चुकीं',
    unvested: 'अभी वेस्ट नहीं हुईं',
    held: 'वेस्ट हो चुकीं, पर अभी वादा ही',
    reserved: 'पूल में रोककर रखी गईं',
    fallbackDue: 'यूनिट के लिए नक़द बक़ाया',
  } satisfies Record<keyof Sums, string>,
  after: (parts: readonly string[]) => `इसके बाद: ${parts.join(' · ')}`,
  running: {
    confirmed: (amount: string) => `मिला ${amount}`,
    due: (amount: string) => `बक़ाया ${amount}`,
    units: (count: string) => `${count} यूनिट`,
    vested: (count: string) => `${count} वेस्ट हो चुकीं`,
  },
  who: {
    project: 'प्रोजेक्ट',
    contributor: 'योगदानकर्ता',
    product: 'Saharambh',
    administrator: 'हमारा स्टाफ़',
  } satisfies Record<Side, string>,
  entries: 'एंट्रियाँ',
  older: 'पुरानी एंट्रियाँ',
  newest: 'सबसे नई पर',
  receipt: 'इसकी रसीद',
  last: (sequence: number) =>
    sequence === 0
      ? 'अभी कोई एंट्री नहीं लिखी गई है। पहली एंट्री हस्ताक्षर किए हुए टेक्स्ट के हैश के बाद आती है:'
      : `आख़िरी एंट्री ${sequence} है। उसका हैश:`,
  receiptHow:
    'दोनों सँभालकर रखें। जिसके पास भी अनुबंध की फ़ाइल है, वह हमारी मदद के बिना उसे इन दोनों से मिला सकता है, और देख सकता है कि कोई एंट्री बदली या छोड़ी तो नहीं गई।',
  verify: 'फ़ाइल की जाँच करें',
  downloads: 'डाउनलोड',
  file: 'हस्ताक्षर किए हुए टेक्स्ट और पूरा लेजर (JSON)',
  whole: 'पूरा लेजर',
  asPdf: 'PDF',
  asCsv: 'CSV',
  months: 'हर महीने का ब्योरा',
  own: 'आपके सभी अनुबंध मिलाकर',
  pack: 'प्रोजेक्ट का अंतिम पैक',
  packHow: 'वकील को देने या कंपनी बनाने के लिए: हर व्यक्ति के सभी वादे, और हस्ताक्षर किया हुआ हर टेक्स्ट, एक ZIP में।',
} satisfies Translated<typeof english>;
