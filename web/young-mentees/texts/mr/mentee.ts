import type { YoungProgress } from '#contract/young-mentees/calls.ts';
import type { YoungKind, YoungRequestState } from '#contract/young-mentees/limits.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';
import { reportUnder18 } from '#web/mentoring/texts/mr/report-under-18.ts';
import type {
  askYoungTexts as englishAsk,
  youngMentorsTexts as englishMentors,
  youngRequestTexts as englishRequest,
} from '../en/mentee.ts';

const reads = 'हे तुमचे पालक वाचतात.';
const kinds: Record<YoungKind, string> = { review: 'लेखी परीक्षण', session: 'सेशन', plan: 'प्लॅन' };
const states: Record<YoungRequestState, string> = {
  with_guardian: 'तुमच्या पालकांकडे',
  agreed: 'तुमच्या पालकांनी संमती दिली',
  sent: 'मेंटरला पाठवली',
  refused: 'तुमच्या पालकांनी संमती दिली नाही',
  lapsed: 'वेळ संपली',
  withdrawn: 'मागे घेतली',
  released: 'सध्या उपलब्ध नाही',
};
const progress: Record<Exclude<YoungProgress, ''>, string> = {
  asked: 'मेंटरला विचारले आहे',
  proposed: 'मेंटरला विचारले आहे',
  accepted: 'मेंटर उत्तर लिहीत आहेत',
  answered: 'मेंटरने उत्तर दिले आहे',
  confirmed: 'ठरले',
  running: 'सुरू आहे',
  paused: 'थांबवलेले',
  closed: 'बंद',
  took_place: 'झाले',
  not_held: 'झाले नाही',
  no_show: 'चुकले',
  completed: 'पूर्ण झाले',
  ended: 'संपले',
  declined: 'या वेळी नाही',
  withdrawn: states.withdrawn,
  lapsed: 'वेळेत उत्तर आले नाही',
  cancelled: 'रद्द',
  released: states.released,
};

export const youngMentorsTexts = {
  title: '18 वर्षांखालील सदस्यांसाठी मेंटर',
  description: '18 वर्षांखालील सदस्य त्यांच्या पालकांसह ज्यांना विचारू शकतात असे मेंटर.',
  intro:
    'प्रत्येक मेंटरने एका घोषणापत्रावर सही केली आहे. दोन व्यक्ती त्यांची शिफारस करतात, आणि आम्ही त्यांना मंजुरी दिली आहे. तुमचे पालक सर्व काही वाचतात. तुम्ही लेखी परीक्षण किंवा सेशन मागता. सेशन लेखी असते. तुमच्या पालकांनी त्यालाही संमती दिली, तर ते लिंकने किंवा फोनवर होऊ शकते. समोरासमोर भेटी होत नाहीत.',
  noYes: 'आधी तुमच्या पालकांची संमती हवी. ते आमच्या ईमेलमधली लिंक उघडतात आणि तिथे लेखी मेंटरिंगला संमती देतात.',
  guardianPage: 'ही तीच लिंक आहे, जिच्यावरून त्यांनी तुमच्या अकाउंटला संमती दिली.',
  words: 'मेंटर शोधा',
  wordsHint: 'एखादा विषय, नाव किंवा शब्द.',
  topic: 'विषय',
  language: 'भाषा',
  any: 'कोणतेही',
  search: 'शोधा',
  found: ({ count, isMore }) =>
    isMore
      ? `${number(count)}+ मेंटर`
      : plural(count, { one: (shown) => `${shown} मेंटर`, other: (shown) => `${shown} मेंटर` }),
  none: '18 वर्षांखालील सदस्यांसाठी या सर्वांशी जुळणारे मेंटर सध्या नाहीत. कमी शब्दांनी शोधून पाहा.',
  noneYet: 'सध्या कोणतेही मेंटर 18 वर्षांखालील सदस्यांसाठी उपलब्ध नाहीत.',
  next: 'पुढचे 20',
  first: 'पहिल्या पानावर परत',
  pages: 'यादीची पाने',
  topics: 'विषय',
  ask: (name) => `${name} यांना विचारा`,
  waits: (name) => `${name} यांना विचारलेला तुमचा प्रश्न उत्तराची वाट पाहत आहे`,
  free: (count) =>
    plural(count, {
      one: (shown) => `${shown} परीक्षण मोकळे आहे`,
      other: (shown) => (count === 0 ? 'सध्या सर्व परीक्षणे घेतलेली आहेत' : `${shown} परीक्षणे मोकळी आहेत`),
    }),
  session: (minutes, isLive) =>
    isLive ? `${number(minutes)} मिनिटांची सेशन: लेखी, लिंकने किंवा फोनवर` : `${number(minutes)} मिनिटांची लेखी सेशन`,
  days: (count) => `${number(count)} दिवसांत उत्तर`,
  requests: 'तुमच्या विनंत्या',
  noRequests: 'तुम्ही अजून कोणत्याही मेंटरला विचारलेले नाही.',
  row: (kind, name, askedAt) => `${kinds[kind]} · ${name || 'माजी सदस्य'} · ${day(askedAt)}`,
  state: (state, done) => (done ? progress[done] : states[state]),
} satisfies Translated<typeof englishMentors>;

export const askYoungTexts = {
  plain: 'मेंटरला विचारा',
  title: (name) => `${name} यांना विचारा`,
  description: 'मेंटरला एक विनंती, तुमच्या पालकांसह.',
  up: 'मेंटर',
  how: `तुमचे पालक ती आधी वाचतात आणि ${limits.guardianDays} दिवसांत हो किंवा नाही सांगतात. होकारानंतर तुम्ही ती पाठवता, किंवा सेशनसाठी वेळ निवडता. आम्ही मेंटरला फक्त तुमचे पहिले नाव आणि “18 वर्षांखालील” एवढेच दाखवतो.`,
  bring: 'सोबत काय आणावे',
  work: 'तुम्हाला काय हवे आहे?',
  works: { document: 'डॉक्युमेंटचे लेखी परीक्षण', pitch: 'पिचचे लेखी परीक्षण' },
  session: (minutes) => `एक सेशन, ${number(minutes)} मिनिटे`,
  where: 'सेशनमध्ये तुम्ही कसे भेटाल?',
  whereHint:
    'तुमची ही निवड तुमचे पालक वाचतात. लिंक किंवा कॉल तुमच्या घड्याळानुसार 08:00 ते 20:00 यांदरम्यान असतो. फोनवर मेंटर तुमच्या पालकांच्या नंबरवर कॉल करतात. तुमचे पालकही सहभागी होऊ शकतात. परीक्षण नेहमी लेखी असते.',
  locations: {
    written: 'लेखी, याच साइटवर',
    link: 'मेंटरच्या लिंकने',
    phone: 'फोनवर, तुमच्या पालकांच्या नंबरवर',
  },
  topic: 'विषय',
  question: 'तुमचा प्रश्न',
  questionHint: 'तुमचे आडनाव, शाळा, नंबर किंवा राहण्याचे ठिकाण लिहू नका.',
  links: 'तुमच्या कामाच्या लिंक',
  linksHint: (hasSession) =>
    hasSession
      ? 'प्रत्येक ओळीत एक पत्ता लिहा. त्या पानांवर तुमचे आडनाव, शाळा किंवा तुमचा फोटो दिसता कामा नये. सेशनसाठी लिंकची गरज नाही.'
      : 'प्रत्येक ओळीत एक पत्ता लिहा. त्या पानांवर तुमचे आडनाव, शाळा किंवा तुमचा फोटो दिसता कामा नये.',
  pictures: 'तुमच्या कामाची चित्रे',
  picturesHint: (extensions) =>
    `लिंक आणि चित्रे मिळून तीनपर्यंत, प्रत्येक चित्र 10 MB पर्यंत: ${extensions.join(', ')}. चित्रात कोणतीही व्यक्ती, आडनाव, शाळा किंवा नंबर दिसता कामा नये. आम्ही चित्राचे नाव आणि कॅमेऱ्याचा डेटा काढून टाकतो. तुम्ही डॉक्युमेंट पाठवू शकत नाही, कारण ते कोणी लिहिले हे त्यात असते. प्रत्येक चित्र आम्ही पाठवण्याआधी तुमचे पालक पाहतात.`,
  picturesAgain:
    'तुम्ही चित्रे निवडली असतील, तर ती पुन्हा निवडा: ब्राउझर ती विसरतो. चित्रात कोणतीही व्यक्ती, आडनाव, शाळा किंवा नंबर दिसता कामा नये.',
  reads,
  submit: 'पालकांना विचारा',
  busy: 'पाठवत आहे',
  closed: 'हे मेंटर सध्या विनंत्या घेत नाहीत.',
  waits:
    'या मेंटरना विचारलेला तुमचा प्रश्न उत्तराची वाट पाहत आहे. उत्तर आल्यानंतर, किंवा हा प्रश्न मागे घेतल्यानंतर, तुम्ही दुसरा प्रश्न विचारू शकता.',
  toWaiting: 'तुमचा प्रश्न उघडा',
} satisfies Translated<typeof englishAsk>;

export const youngRequestTexts = {
  plain: 'विनंती',
  description: 'मेंटरला एक विनंती, तुमच्या पालकांसह.',
  up: 'मेंटर',
  with: (name) => `${name || 'माजी सदस्य'} यांना`,
  reads,
  state: (state, dueAt, kind): string => {
    if (state === 'with_guardian' && dueAt) return `तुमचे पालक ${moment(dueAt)} पर्यंत हो किंवा नाही सांगतात.`;
    if (state === 'agreed' && dueAt && kind === 'session')
      return `तुमच्या पालकांनी संमती दिली आहे. ${moment(dueAt)} पर्यंत वेळ निवडा. नाहीतर विनंती संपते.`;
    if (state === 'agreed' && dueAt)
      return `तुमच्या पालकांनी संमती दिली आहे. ती ${moment(dueAt)} पर्यंत पाठवा. नाहीतर विनंती संपते.`;
    return `${states[state]}.`;
  },
  review: {
    asked: 'मेंटर 48 तासांत हो किंवा नाही सांगतात.',
    accepted: 'मेंटरने होकार दिला आणि ते उत्तर लिहीत आहेत.',
    answered: 'मेंटरने उत्तर दिले आहे.',
    closed: 'बंद.',
    declined: 'मेंटर म्हणाले: या वेळी नाही.',
    withdrawn: 'तुम्ही विनंती मागे घेतली.',
    lapsed: 'वेळेत उत्तर आले नाही.',
    cancelled: 'विनंती रद्द झाली.',
    released: 'मेंटर सध्या उपलब्ध नाहीत.',
  },
  session: {
    asked: 'मेंटर 48 तासांत हो किंवा नाही सांगतात.',
    confirmed: 'सेशन ठरले आहे.',
    took_place: 'सेशन झाले.',
    not_held: 'सेशन झाले नाही.',
    no_show: 'सेशन चुकले.',
    declined: 'मेंटर म्हणाले: या वेळी नाही.',
    withdrawn: 'तुम्ही विनंती मागे घेतली.',
    lapsed: 'वेळेत उत्तर आले नाही.',
    cancelled: 'विनंती रद्द झाली.',
    released: 'मेंटर सध्या उपलब्ध नाहीत.',
  },
  otherClock: (at) => `मेंटरसाठी: ${at}`,
  meets: {
    written: 'तुम्ही इथेच भेटता, लेखी.',
    link: 'तुम्ही मेंटरच्या लिंकने भेटता. तुमचे पालकही सहभागी होऊ शकतात.',
    phone: 'मेंटर तुमच्या पालकांच्या नंबरवर कॉल करतात. तुमचे पालकही भाग घेऊ शकतात.',
  },
  minutes: (minutes) => `${number(minutes)} मिनिटे`,
  choose: 'वेळ निवडा',
  chooseHow: 'आम्ही मेंटरना ही वेळ विचारतो. मेंटर 48 तासांत हो किंवा नाही सांगतात.',
  chooseAct: 'ही वेळ मागा',
  noTimes: 'या सात दिवसांत एकही वेळ मोकळी नाही.',
  move: 'दुसरी वेळ सुचवा',
  moveHow: 'हे तुम्ही एकदाच, सेशनच्या 6 तास आधीपर्यंत करू शकता. मेंटर दुसरी वेळ स्वीकारेपर्यंत ठरलेली वेळ कायम राहते.',
  moveAct: 'ही वेळ सुचवा',
  time: 'वेळ',
  calendar: 'याबद्दलच्या आमच्या ईमेलमध्ये तुमच्या कॅलेंडरसाठी नोंद आहे.',
  report: 'हे रिपोर्ट करा',
  reportHow: reportUnder18,
  question: 'तुमचा प्रश्न',
  links: 'लिंक',
  pictures: 'चित्रे',
  picture: (at) => `चित्र ${number(at)}`,
  answerPicture: 'उत्तरासोबत आलेले चित्र',
  reason: 'कारण',
  others: 'दुसरे मेंटर शोधा',
  othersNone: '18 वर्षांखालील सदस्य या विषयावर सध्या दुसऱ्या कोणत्याही मेंटरना विचारू शकत नाहीत.',
  othersHow: 'आम्ही तुमचा प्रश्न कॉपी करतो. तुमचे पालक तो मेंटरच्या आधी पुन्हा वाचतात.',
  answer: 'उत्तर',
  questionBack: 'तुमचा दुसरा प्रश्न',
  answerBack: 'त्याचे उत्तर',
  proposePlan: 'या मेंटरना प्लॅन सुचवा',
  toPlan: 'प्लॅन उघडा',
  send: 'मेंटरला पाठवा',
  sendHow: 'आम्ही मेंटरला फक्त तुमचे पहिले नाव आणि “18 वर्षांखालील” एवढेच दाखवतो.',
  end: 'ही विनंती संपवा',
  askBack: 'आणखी एक प्रश्न विचारा',
  askBackHow: 'हे तुम्ही एकदाच, उत्तरानंतर सात दिवसांत करू शकता.',
  askBackSend: 'दुसरा प्रश्न पाठवा',
  done: {
    sent: 'मेंटरला पाठवले.',
    ended: 'विनंती संपली आहे.',
    askedBack: 'तुमचा प्रश्न पाठवला आहे.',
    chosen: 'आम्ही मेंटरना विचारले आहे.',
    offered: 'वेळ सुचवली आहे.',
    moved: 'वेळ ठरली आहे.',
    kept: 'ठरलेली वेळ कायम आहे.',
    said: 'जतन झाले.',
    appealed: 'पाठवले. आमचा स्टाफ ते पाहतो.',
    written: 'तुमचा संदेश पाठवला आहे.',
    noted: 'जतन झाले.',
    stepAdded: 'जोडले.',
    ticked: 'जतन झाले.',
  },
} satisfies Translated<typeof englishRequest>;
