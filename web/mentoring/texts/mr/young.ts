import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';
import type { youngSessionTexts as english } from '../en/young.ts';

type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'सदस्य';

export const youngSessionTexts = {
  named: (person) => `${nameOf(person)}, 18 वर्षांखालील`,
  with: (person) => `${nameOf(person)} यांच्यासोबत, 18 वर्षांखालील`,
  guardianReads: (person) => `${nameOf(person)} यांचे पालक हे वाचतात.`,
  place: 'तुम्ही कसे भेटता',
  places: { written: 'लेखी, याच पानावर', link: 'लिंकने', phone: 'फोनवर' },
  saying: {
    written: 'तुम्ही लेखी, याच पानावर भेटता.',
    link: 'पालकांनी लिंकला संमती दिली आहे, आणि तेही ती वाचतात.',
    phone: 'तुम्ही पालकांच्या नंबरवर कॉल करता. तो तुम्हाला होकारानंतर इथे, फक्त या सेशनसाठी दिसतो.',
  },
  joins: {
    written: '',
    link: 'पालकही सहभागी होऊ शकतात, आणि त्यांच्याकडेही लिंक आहे.',
    phone: 'पालकही कॉलमध्ये भाग घेऊ शकतात.',
  },
  number: {
    mentor:
      'हा पालकांचा नंबर आहे. त्यावर फक्त या सेशनसाठी कॉल करा. तो इतर कोणी वाचत नाही. सेशन संपल्यानंतर 24 तासांनी आम्ही तो पुसून टाकतो.',
    mentee: 'मेंटर तुमच्या पालकांच्या नंबरवर कॉल करतात.',
  },
  numberErased: 'पालकांचा नंबर पुसून टाकला आहे. भेटण्याची पद्धत बदला.',
  linkErased: 'ही लिंक तुम्हा दोघांना आणि पालकांना दिसते. सेशन संपल्यानंतर 24 तासांनी आम्ही ती पुसून टाकतो.',
  ownGuardianReads: 'हे तुमचे पालक वाचतात.',
  messages: 'संदेश',
  noMessages: 'अजून कोणीही लिहिलेले नाही.',
  by: (isOwn, at) => `${isOwn ? 'तुम्ही' : 'दुसरी बाजू'} · ${moment(at)}`,
  message: 'तुमचा संदेश',
  send: 'संदेश पाठवा',
  how: {
    live: `तुम्ही इथे लिहूही शकता. एका संदेशात ${number(limits.messages.text)} अक्षरांपर्यंत, सेशननंतर ${limits.conversationDays} दिवसांपर्यंत. संदेश नंतर बदलता येत नाही.`,
    written: `तुम्ही इथेच भेटता, लेखी. एका संदेशात ${number(limits.messages.text)} अक्षरांपर्यंत, सेशननंतर ${limits.conversationDays} दिवसांपर्यंत. संदेश नंतर बदलता येत नाही.`,
  },
} satisfies Translated<typeof english>;
