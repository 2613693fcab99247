import type { YoungProgress } from '#contract/young-mentees/calls.ts';
import type { YoungKind, YoungRequestState } from '#contract/young-mentees/limits.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';
import { reportUnder18 } from '#web/mentoring/texts/hi/report-under-18.ts';
import type {
  askYoungTexts as englishAsk,
  youngMentorsTexts as englishMentors,
  youngRequestTexts as englishRequest,
} from '../en/mentee.ts';

const reads = 'इसे आपके अभिभावक पढ़ते हैं।';
const kinds: Record<YoungKind, string> = { review: 'लिखित समीक्षा', session: 'सेशन', plan: 'प्लान' };
const states: Record<YoungRequestState, string> = {
  with_guardian: 'आपके अभिभावक के पास',
  agreed: 'आपके अभिभावक ने सहमति दी',
  sent: 'मेंटर को भेजा गया',
  refused: 'आपके अभिभावक ने सहमति नहीं दी',
  lapsed: 'समय बीत गया',
  withdrawn: 'वापस लिया गया',
  released: 'अभी उपलब्ध नहीं',
};
const progress: Record<Exclude<YoungProgress, ''>, string> = {
  asked: 'मेंटर से पूछा गया है',
  proposed: 'मेंटर से पूछा गया है',
  accepted: 'मेंटर जवाब लिख रहे हैं',
  answered: 'मेंटर ने जवाब दे दिया है',
  confirmed: 'तय',
  running: 'चल रहा है',
  paused: 'रोका हुआ',
  closed: 'बंद',
  took_place: 'हुआ',
  not_held: 'नहीं हुआ',
  no_show: 'छूट गया',
  completed: 'पूरा हुआ',
  ended: 'ख़त्म',
  declined: 'इस बार नहीं',
  withdrawn: states.withdrawn,
  lapsed: 'समय पर जवाब नहीं आया',
  cancelled: 'रद्द',
  released: states.released,
};

export const youngMentorsTexts = {
  title: '18 साल से कम उम्र के सदस्यों के लिए मेंटर',
  description: 'वे मेंटर जिनसे 18 साल से कम उम्र के सदस्य अपने अभिभावक के साथ पूछ सकते हैं।',
  intro:
    'हर मेंटर ने एक घोषणापत्र पर हस्ताक्षर किए हैं। दो लोग उनकी सिफ़ारिश करते हैं, और हमने उन्हें मंज़ूरी दी है। आपके अभिभावक सब कुछ पढ़ते हैं। आप लिखित समीक्षा या सेशन के लिए पूछते हैं। सेशन लिखकर होता है। अगर आपके अभिभावक उसके लिए भी सहमति दें, तो वह लिंक से या फ़ोन पर हो सकता है। आमने-सामने कोई मुलाक़ात नहीं होती।',
  noYes: 'पहले आपके अभिभावक की सहमति चाहिए। वे हमारे ईमेल का लिंक खोलते हैं और वहाँ लिखित मेंटरिंग के लिए सहमति देते हैं।',
  guardianPage: 'यह वही लिंक है, जिससे उन्होंने आपके अकाउंट के लिए सहमति दी थी।',
  words: 'मेंटर खोजें',
  wordsHint: 'कोई विषय, नाम या शब्द।',
  topic: 'विषय',
  language: 'भाषा',
  any: 'कोई भी',
  search: 'खोजें',
  found: ({ count, isMore }) =>
    isMore
      ? `${number(count)}+ मेंटर`
      : plural(count, { one: (shown) => `${shown} मेंटर`, other: (shown) => `${shown} मेंटर` }),
  none: '18 साल से कम उम्र के सदस्यों के लिए अभी ऐसे कोई मेंटर नहीं हैं, जो इन सब से मेल खाएँ। कम शब्दों से खोजें।',
  noneYet: 'अभी कोई मेंटर 18 साल से कम उम्र के सदस्यों के लिए उपलब्ध नहीं हैं।',
  next: 'अगले 20',
  first: 'पहले पेज पर वापस',
  pages: 'सूची के पेज',
  topics: 'विषय',
  ask: (name) => `${name} से पूछें`,
  waits: (name) => `${name} से पूछा गया आपका सवाल इंतज़ार में है`,
  free: (count) =>
    plural(count, {
      one: (shown) => (count === 0 ? 'अभी समीक्षा के लिए जगह नहीं है' : `${shown} समीक्षा के लिए जगह है`),
      other: (shown) => `${shown} समीक्षाओं के लिए जगह है`,
    }),
  session: (minutes, isLive) =>
    isLive ? `${number(minutes)} मिनट के सेशन: लिखकर, लिंक से या फ़ोन पर` : `${number(minutes)} मिनट के सेशन, लिखकर`,
  days: (count) => `${number(count)} दिन में जवाब`,
  requests: 'आपके अनुरोध',
  noRequests: 'आपने अभी किसी मेंटर से नहीं पूछा है।',
  row: (kind, name, askedAt) => `${kinds[kind]} · ${name || 'एक पूर्व सदस्य'} · ${day(askedAt)}`,
  state: (state, done) => (done ? progress[done] : states[state]),
} satisfies Translated<typeof englishMentors>;

export const askYoungTexts = {
  plain: 'मेंटर से पूछें',
  title: (name) => `${name} से पूछें`,
  description: 'मेंटर से एक अनुरोध, आपके अभिभावक के साथ।',
  up: 'मेंटर',
  how: `आपके अभिभावक इसे पहले पढ़ते हैं और ${limits.guardianDays} दिन के अंदर हाँ या नहीं कहते हैं। हाँ के बाद आप इसे भेजते हैं, या सेशन के लिए समय चुनते हैं। हम मेंटर को सिर्फ़ आपका पहला नाम और “18 साल से कम उम्र” दिखाते हैं।`,
  bring: 'साथ क्या लाएँ',
  work: 'आप क्या चाहते हैं?',
  works: { document: 'दस्तावेज़ की लिखित समीक्षा', pitch: 'पिच की लिखित समीक्षा' },
  session: (minutes) => `एक सेशन, ${number(minutes)} मिनट`,
  where: 'सेशन में आप कैसे मिलेंगे?',
  whereHint:
    'आपका यह चुनाव आपके अभिभावक पढ़ते हैं। लिंक या कॉल आपकी घड़ी से 08:00 और 20:00 के बीच होता है। फ़ोन पर मेंटर आपके अभिभावक के नंबर पर कॉल करते हैं। आपके अभिभावक भी शामिल हो सकते हैं। समीक्षा हमेशा लिखकर होती है।',
  locations: {
    written: 'लिखकर, इसी साइट पर',
    link: 'मेंटर के लिंक से',
    phone: 'फ़ोन पर, आपके अभिभावक के नंबर पर',
  },
  topic: 'विषय',
  question: 'आपका सवाल',
  questionHint: 'अपना सरनेम, स्कूल, नंबर या रहने की जगह न लिखें।',
  links: 'आपके काम के लिंक',
  linksHint: (hasSession) =>
    hasSession
      ? 'हर लाइन में एक पता लिखें। उन पेजों पर आपका सरनेम, स्कूल या आपकी फ़ोटो नहीं दिखनी चाहिए। सेशन के लिए लिंक की ज़रूरत नहीं है।'
      : 'हर लाइन में एक पता लिखें। उन पेजों पर आपका सरनेम, स्कूल या आपकी फ़ोटो नहीं दिखनी चाहिए।',
  pictures: 'आपके काम की तस्वीरें',
  picturesHint: (extensions) =>
    `लिंक और तस्वीरें मिलाकर तीन तक, हर तस्वीर 10 MB तक: ${extensions.join(', ')}। तस्वीर में कोई व्यक्ति, सरनेम, स्कूल या नंबर नहीं दिखना चाहिए। हम उसका नाम और कैमरे का डेटा हटा देते हैं। आप दस्तावेज़ नहीं भेज सकते, क्योंकि उनमें लिखा होता है कि उन्हें किसने बनाया। हर तस्वीर भेजने से पहले आपके अभिभावक उसे देखते हैं।`,
  picturesAgain:
    'अगर आपने तस्वीरें चुनी थीं, तो उन्हें फिर से चुनें: ब्राउज़र उन्हें भूल जाता है। तस्वीर में कोई व्यक्ति, सरनेम, स्कूल या नंबर नहीं दिखना चाहिए।',
  reads,
  submit: 'अभिभावक से पूछें',
  busy: 'भेजा जा रहा है',
  closed: 'ये मेंटर अभी कोई अनुरोध नहीं लेते।',
  waits:
    'इन मेंटर से पूछा गया आपका सवाल इंतज़ार में है। जवाब मिलने के बाद, या इस सवाल को वापस लेने के बाद, आप दूसरा सवाल पूछ सकते हैं।',
  toWaiting: 'अपना सवाल खोलें',
} satisfies Translated<typeof englishAsk>;

export const youngRequestTexts = {
  plain: 'अनुरोध',
  description: 'मेंटर से एक अनुरोध, आपके अभिभावक के साथ।',
  up: 'मेंटर',
  with: (name) => `${name || 'एक पूर्व सदस्य'} को`,
  reads,
  state: (state, dueAt, kind): string => {
    if (state === 'with_guardian' && dueAt) return `आपके अभिभावक ${moment(dueAt)} तक हाँ या नहीं कहते हैं।`;
    if (state === 'agreed' && dueAt && kind === 'session')
      return `आपके अभिभावक ने सहमति दी है। ${moment(dueAt)} तक समय चुनें। नहीं तो अनुरोध ख़त्म हो जाता है।`;
    if (state === 'agreed' && dueAt)
      return `आपके अभिभावक ने सहमति दी है। इसे ${moment(dueAt)} तक भेजें। नहीं तो अनुरोध ख़त्म हो जाता है।`;
    return `${states[state]}।`;
  },
  review: {
    asked: 'मेंटर 48 घंटे के अंदर हाँ या नहीं कहते हैं।',
    accepted: 'मेंटर ने हाँ कहा और जवाब लिख रहे हैं।',
    answered: 'मेंटर ने जवाब दे दिया है।',
    closed: 'बंद।',
    declined: 'मेंटर ने कहा: इस बार नहीं।',
    withdrawn: 'आपने अनुरोध वापस ले लिया।',
    lapsed: 'समय पर जवाब नहीं आया।',
    cancelled: 'अनुरोध रद्द हो गया।',
    released: 'मेंटर अभी उपलब्ध नहीं हैं।',
  },
  session: {
    asked: 'मेंटर 48 घंटे के अंदर हाँ या नहीं कहते हैं।',
    confirmed: 'सेशन तय है।',
    took_place: 'सेशन हुआ।',
    not_held: 'सेशन नहीं हुआ।',
    no_show: 'सेशन छूट गया।',
    declined: 'मेंटर ने कहा: इस बार नहीं।',
    withdrawn: 'आपने अनुरोध वापस ले लिया।',
    lapsed: 'समय पर जवाब नहीं आया।',
    cancelled: 'अनुरोध रद्द हो गया।',
    released: 'मेंटर अभी उपलब्ध नहीं हैं।',
  },
  otherClock: (at) => `मेंटर के लिए: ${at}`,
  meets: {
    written: 'आप यहीं मिलते हैं, लिखकर।',
    link: 'आप मेंटर के लिंक से मिलते हैं। आपके अभिभावक भी शामिल हो सकते हैं।',
    phone: 'मेंटर आपके अभिभावक के नंबर पर कॉल करते हैं। आपके अभिभावक भी बात में शामिल हो सकते हैं।',
  },
  minutes: (minutes) => `${number(minutes)} मिनट`,
  choose: 'समय चुनें',
  chooseHow: 'हम मेंटर से इस समय के लिए पूछते हैं। मेंटर 48 घंटे के अंदर हाँ या नहीं कहते हैं।',
  chooseAct: 'यह समय माँगें',
  noTimes: 'इन सात दिनों में कोई समय ख़ाली नहीं है।',
  move: 'दूसरा समय सुझाएँ',
  moveHow: 'यह आप एक बार, सेशन से 6 घंटे पहले तक कर सकते हैं। जब तक मेंटर दूसरा समय स्वीकार न करें, तय समय ही रहता है।',
  moveAct: 'यह समय सुझाएँ',
  time: 'समय',
  calendar: 'इसके बारे में हमारे ईमेल में आपके कैलेंडर के लिए एंट्री है।',
  report: 'इसकी रिपोर्ट करें',
  reportHow: reportUnder18,
  question: 'आपका सवाल',
  links: 'लिंक',
  pictures: 'तस्वीरें',
  picture: (at) => `तस्वीर ${number(at)}`,
  answerPicture: 'जवाब के साथ आई तस्वीर',
  reason: 'कारण',
  others: 'दूसरे मेंटर खोजें',
  othersNone: '18 साल से कम उम्र के सदस्य अभी इस विषय पर किसी और मेंटर से नहीं पूछ सकते।',
  othersHow: 'हम आपका सवाल कॉपी करते हैं। आपके अभिभावक उसे मेंटर से पहले फिर पढ़ते हैं।',
  answer: 'जवाब',
  questionBack: 'आपका दूसरा सवाल',
  answerBack: 'उसका जवाब',
  proposePlan: 'इन मेंटर को प्लान का प्रस्ताव दें',
  toPlan: 'प्लान खोलें',
  send: 'मेंटर को भेजें',
  sendHow: 'हम मेंटर को सिर्फ़ आपका पहला नाम और “18 साल से कम उम्र” दिखाते हैं।',
  end: 'यह अनुरोध ख़त्म करें',
  askBack: 'एक और सवाल पूछें',
  askBackHow: 'यह आप एक बार, जवाब के बाद सात दिन के अंदर कर सकते हैं।',
  askBackSend: 'दूसरा सवाल भेजें',
  done: {
    sent: 'मेंटर को भेजा गया।',
    ended: 'अनुरोध ख़त्म हो गया है।',
    askedBack: 'आपका सवाल भेजा गया।',
    chosen: 'हमने मेंटर से पूछ लिया है।',
    offered: 'समय सुझाया गया।',
    moved: 'समय तय हो गया।',
    kept: 'तय समय ही रहता है।',
    said: 'सहेजा गया।',
    appealed: 'भेजा गया। हमारा स्टाफ़ इसे देखता है।',
    written: 'आपका संदेश भेजा गया।',
    noted: 'सहेजा गया।',
    stepAdded: 'जोड़ा गया।',
    ticked: 'सहेजा गया।',
  },
} satisfies Translated<typeof englishRequest>;
