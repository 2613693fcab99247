import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';
import type { youngSessionTexts as english } from '../en/young.ts';

type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'सदस्य';

export const youngSessionTexts = {
  named: (person) => `${nameOf(person)}, 18 साल से कम उम्र`,
  with: (person) => `${nameOf(person)} के साथ, 18 साल से कम उम्र`,
  guardianReads: (person) => `${nameOf(person)} के अभिभावक इसे पढ़ते हैं।`,
  place: 'आप कैसे मिलते हैं',
  places: { written: 'लिखकर, इसी पेज पर', link: 'लिंक से', phone: 'फ़ोन पर' },
  saying: {
    written: 'आप लिखकर, इसी पेज पर मिलते हैं।',
    link: 'अभिभावक ने लिंक के लिए सहमति दी है, और वे भी उसे पढ़ते हैं।',
    phone: 'आप अभिभावक के नंबर पर कॉल करते हैं। यह नंबर आप अपनी हाँ के बाद यहाँ पढ़ते हैं, सिर्फ़ इस सेशन के लिए।',
  },
  joins: {
    written: '',
    link: 'अभिभावक भी शामिल हो सकते हैं, और लिंक उनके पास भी है।',
    phone: 'अभिभावक भी कॉल में शामिल हो सकते हैं।',
  },
  number: {
    mentor:
      'यह अभिभावक का नंबर है। इस पर सिर्फ़ इसी सेशन के लिए कॉल करें। इसे कोई और नहीं पढ़ता। हम इसे सेशन ख़त्म होने के 24 घंटे बाद मिटा देते हैं।',
    mentee: 'मेंटर आपके अभिभावक के नंबर पर कॉल करते हैं।',
  },
  numberErased: 'अभिभावक का नंबर मिटा दिया गया है। मिलने का तरीक़ा बदलें।',
  linkErased: 'इसे आप दोनों और अभिभावक देखते हैं। हम इसे सेशन ख़त्म होने के 24 घंटे बाद मिटा देते हैं।',
  ownGuardianReads: 'इसे आपके अभिभावक पढ़ते हैं।',
  messages: 'संदेश',
  noMessages: 'अभी किसी ने कुछ नहीं लिखा है।',
  by: (isOwn, at) => `${isOwn ? 'आप' : 'दूसरा पक्ष'} · ${moment(at)}`,
  message: 'आपका संदेश',
  send: 'संदेश भेजें',
  how: {
    live: `आप यहाँ लिख भी सकते हैं। एक संदेश में ${number(limits.messages.text)} अक्षर तक, सेशन के ${limits.conversationDays} दिन बाद तक। संदेश बाद में बदला नहीं जा सकता।`,
    written: `आप यहीं मिलते हैं, लिखकर। एक संदेश में ${number(limits.messages.text)} अक्षर तक, सेशन के ${limits.conversationDays} दिन बाद तक। संदेश बाद में बदला नहीं जा सकता।`,
  },
} satisfies Translated<typeof english>;
