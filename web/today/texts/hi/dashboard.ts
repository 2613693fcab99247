import type { Translated } from '#rules/text/translated.ts';
import { moreTimeTexts } from '#web/deadlines/texts/hi/more-time.ts';
import { number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type {
  arrivalTexts as englishArrival,
  dashboardTexts as englishDashboard,
  dueTexts as englishDue,
  forYouTexts as englishForYou,
  nothingTexts as englishNothing,
  ownProjectsTodayTexts as englishOwnProjects,
  turnTexts as englishTurn,
  weekTexts as englishWeek,
} from '../en/dashboard.ts';

export const forYouTexts = {
  title: 'आपके लिए',
  all: 'आपके घंटों के लायक़ सभी अवसर',
} satisfies Translated<typeof englishForYou>;

export const weekTexts = {
  title: 'अगले 7 दिन',
} satisfies Translated<typeof englishWeek>;

export const nothingTexts = {
  title: 'आपके लिए कुछ बाक़ी नहीं है',
  text: 'आपकी प्रोफ़ाइल पूरी है। कोई अवसर खोजें, अपना प्रोजेक्ट शुरू करें, या हमसे पूछें कि आपके लिए क्या ठीक है।',
  textYet: 'आपकी प्रोफ़ाइल पूरी है। देखें कि दूसरों ने क्या शुरू किया है, या हमसे पूछें कि आपके लिए क्या ठीक है।',
  find: 'अवसर खोजें',
  begin: 'प्रोजेक्ट शुरू करें',
  read: 'दूसरों की शुरुआत पढ़ें',
  ask: 'हमसे कुछ पूछें',
} satisfies Translated<typeof englishNothing>;

export const ownProjectsTodayTexts = {
  title: 'मेरे प्रोजेक्ट',
  all: (count) => `सभी ${number(count)}`,
} satisfies Translated<typeof englishOwnProjects>;

export const dashboardTexts = {
  pageTitle: 'डैशबोर्ड',
  today: 'आज',
  description: 'Saharambh पर आज आपके लिए क्या बाक़ी है, और आपकी प्रोफ़ाइल।',
  welcome: (name) => `फिर से स्वागत है, ${name}!`,
  manage: 'अपनी प्रोफ़ाइल बदलें',
  logOut: 'लॉग आउट',
  logOutHint: 'इससे आप अपने सभी डिवाइस पर लॉग आउट हो जाते हैं।',
  card: 'प्रोफ़ाइल की जानकारी',
  fields: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    location: 'जगह',
    role: 'भूमिका',
    college: 'कॉलेज',
    level: 'पढ़ाई का स्तर',
    degree: 'डिग्री या कक्षा',
    field: 'पढ़ाई का विषय',
    skills: 'हुनर',
    hours: 'समय',
    topics: 'विषय',
    evenings: 'समय',
  },
  hoursAWeek: (hours) =>
    plural(hours, { one: (shown) => `हफ़्ते में ${shown} घंटा`, other: (shown) => `हफ़्ते में ${shown} घंटे` }),
  eveningsAWeek: (evenings) =>
    plural(evenings, {
      one: (shown) => `हफ़्ते में ${shown} शाम`,
      other: (shown) => `हफ़्ते में ${shown} शामें`,
    }),
  notProvided: 'नहीं दिया गया',
  notSpecified: 'नहीं बताया गया',
} satisfies Translated<typeof englishDashboard>;

export const arrivalTexts = {
  entered: () => 'आप साइन इन हो गए हैं।',
  joined: (name) => `Saharambh में आपका स्वागत है, ${name}! आपका अकाउंट तैयार है।`,
  told: () => 'धन्यवाद। आपके जन्म की तारीख सहेज ली गई है।',
  extended: () => moreTimeTexts.saved,
  existing: () => 'इस ईमेल से आपका अकाउंट पहले से है, इसलिए हमने आपको साइन इन कर दिया।',
} satisfies Translated<typeof englishArrival>;

export const dueTexts = {
  until: (dueAt) => `${shortDay(dueAt)} तक`,
  since: (beganAt) => `${shortDay(beganAt)} से`,
  late: 'इसमें हमें देर हो गई है। अब यह सबसे पहले होगा।',
  over: 'वह समय बीत चुका है। इसे अब भी किया जा सकता है।',
} satisfies Translated<typeof englishDue>;

export const turnTexts = {
  title: (count) => `आपकी बारी (${number(count)})`,
  own: 'अपने लिए',
  unverified: 'आपके ईमेल की जाँच अभी बाक़ी है',
  verify: (email) => `${email} पर हम जो लिंक भेजते हैं, उसे खोलें, ताकि हम जानें कि यह पता आपका है।`,
  birthDate: 'हमें अपने जन्म की तारीख बताएँ',
  birthDateWhy: 'तब तक आपका डैशबोर्ड, सेटिंग और अधिकार आपके लिए खुले हैं। हम एक बार पूछते हैं, और यह किसी को नहीं दिखाते।',
  blank: 'अपनी प्रोफ़ाइल भरें',
  fill: 'बताएँ कि आप कौन हैं और क्या कर सकते हैं।',
  complete: (done, parts) => `अपनी प्रोफ़ाइल पूरी करें: ${number(parts)} में से ${number(done)}`,
  missing: (parts) => `अभी बाक़ी: ${parts.join(', ')}।`,
  parts: {
    phone: 'फ़ोन',
    location: 'जगह',
    education: 'पढ़ाई',
    college: 'कॉलेज',
    resume: 'रेज़्यूमे',
    companyUrl: 'कंपनी की वेबसाइट',
    portfolio: 'पोर्टफ़ोलियो',
  },
  skills: 'दो सवाल, अगर आप चाहें',
  skillsWhy: {
    member: 'आप क्या कर सकते हैं, और हफ़्ते में आपके पास कितने घंटे हैं?',
    mentor: 'आप किन विषयों में मदद करते हैं, और हफ़्ते में आपके पास कितनी शामें हैं?',
  },
  others: (count) => `दूसरों का इंतज़ार (${number(count)})`,
  moreTime: 'और समय माँगें',
  extra: (days, reason) =>
    `${plural(days, { one: (shown) => `${shown} दिन`, other: (shown) => `${shown} दिन` })} और: ${reason}`,
} satisfies Translated<typeof englishTurn>;
