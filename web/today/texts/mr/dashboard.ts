import type { Translated } from '#rules/text/translated.ts';
import { moreTimeTexts } from '#web/deadlines/texts/mr/more-time.ts';
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
  title: 'तुमच्यासाठी',
  all: 'तुमच्या तासांना जुळणाऱ्या सर्व संधी',
} satisfies Translated<typeof englishForYou>;

export const weekTexts = {
  title: 'पुढचे 7 दिवस',
} satisfies Translated<typeof englishWeek>;

export const nothingTexts = {
  title: 'तुमच्यासाठी काहीही बाकी नाही',
  text: 'तुमचे प्रोफाइल पूर्ण आहे. एखादी संधी शोधा, तुमचा स्वतःचा प्रकल्प सुरू करा, किंवा तुम्हाला काय जुळेल ते आम्हाला विचारा.',
  textYet: 'तुमचे प्रोफाइल पूर्ण आहे. इतरांनी काय सुरू केले ते पाहा, किंवा तुम्हाला काय जुळेल ते आम्हाला विचारा.',
  find: 'संधी शोधा',
  begin: 'प्रकल्प सुरू करा',
  read: 'इतरांची सुरुवात वाचा',
  ask: 'आम्हाला काही विचारा',
} satisfies Translated<typeof englishNothing>;

export const ownProjectsTodayTexts = {
  title: 'माझे प्रकल्प',
  all: (count) => `सर्व ${number(count)}`,
} satisfies Translated<typeof englishOwnProjects>;

export const dashboardTexts = {
  pageTitle: 'डॅशबोर्ड',
  today: 'आज',
  description: 'आज Saharambh वर तुमच्यासाठी काय बाकी आहे, आणि तुमचे प्रोफाइल.',
  welcome: (name) => `पुन्हा स्वागत आहे, ${name}!`,
  manage: 'तुमचे प्रोफाइल बदला',
  logOut: 'लॉग आउट',
  logOutHint: 'यामुळे तुम्ही तुमच्या सर्व डिव्हाइसवर लॉग आउट होता.',
  card: 'प्रोफाइलची माहिती',
  fields: {
    name: 'नाव',
    email: 'ईमेल',
    phone: 'फोन',
    location: 'ठिकाण',
    role: 'भूमिका',
    college: 'कॉलेज',
    level: 'शिक्षणाची पातळी',
    degree: 'पदवी किंवा इयत्ता',
    field: 'शिक्षणाचा विषय',
    skills: 'कौशल्ये',
    hours: 'वेळ',
    topics: 'विषय',
    evenings: 'वेळ',
  },
  hoursAWeek: (hours) =>
    plural(hours, { one: (shown) => `आठवड्याला ${shown} तास`, other: (shown) => `आठवड्याला ${shown} तास` }),
  eveningsAWeek: (evenings) =>
    plural(evenings, {
      one: (shown) => `आठवड्याला ${shown} संध्याकाळ`,
      other: (shown) => `आठवड्याला ${shown} संध्याकाळी`,
    }),
  notProvided: 'दिलेले नाही',
  notSpecified: 'सांगितलेले नाही',
} satisfies Translated<typeof englishDashboard>;

export const arrivalTexts = {
  entered: () => 'तुम्ही साइन इन केले आहे.',
  joined: (name) => `Saharambh मध्ये स्वागत आहे, ${name}! तुमचे अकाउंट तयार आहे.`,
  told: () => 'धन्यवाद. तुमची जन्मतारीख जतन झाली आहे.',
  extended: () => moreTimeTexts.saved,
  existing: () => 'या ईमेलने तुमचे अकाउंट आधीच आहे, म्हणून आम्ही तुम्हाला साइन इन केले.',
} satisfies Translated<typeof englishArrival>;

export const dueTexts = {
  until: (dueAt) => `${shortDay(dueAt)} पर्यंत`,
  since: (beganAt) => `${shortDay(beganAt)} पासून`,
  late: 'याला आमच्याकडून उशीर झाला आहे. आता हे सर्वात आधी होईल.',
  over: 'ती वेळ संपली आहे. ते अजूनही करता येते.',
} satisfies Translated<typeof englishDue>;

export const turnTexts = {
  title: (count) => `आता तुम्ही (${number(count)})`,
  own: 'स्वतःसाठी',
  unverified: 'तुमच्या ईमेलची पडताळणी अजून झालेली नाही',
  verify: (email) => `आम्ही ${email} वर पाठवतो ती लिंक उघडा, म्हणजे तो पत्ता तुमचा आहे हे आम्हाला कळेल.`,
  birthDate: 'तुमची जन्मतारीख आम्हाला सांगा',
  birthDateWhy:
    'तोपर्यंत तुमचा डॅशबोर्ड, सेटिंग आणि हक्क तुमच्यासाठी खुले आहेत. आम्ही जन्मतारीख एकदाच विचारतो, आणि ती कोणालाही दाखवत नाही.',
  blank: 'तुमचे प्रोफाइल भरा',
  fill: 'तुम्ही कोण आहात आणि काय करू शकता ते सांगा.',
  complete: (done, parts) => `तुमचे प्रोफाइल पूर्ण करा: ${number(parts)} पैकी ${number(done)}`,
  missing: (parts) => `अजून बाकी: ${parts.join(', ')}.`,
  parts: {
    phone: 'फोन',
    location: 'ठिकाण',
    education: 'शिक्षण',
    college: 'कॉलेज',
    resume: 'रेझ्युमे',
    companyUrl: 'कंपनीची वेबसाइट',
    portfolio: 'पोर्टफोलिओ',
  },
  skills: 'दोन प्रश्न, हवे असल्यास',
  skillsWhy: {
    member: 'तुम्ही काय करू शकता, आणि तुमच्याकडे आठवड्याला किती तास आहेत?',
    mentor: 'तुम्ही कोणत्या विषयांत मदत करता, आणि तुमच्याकडे आठवड्याला किती संध्याकाळी आहेत?',
  },
  others: (count) => `इतरांकडून बाकी (${number(count)})`,
  moreTime: 'आणखी वेळ मागा',
  extra: (days, reason) =>
    `आणखी ${plural(days, { one: (shown) => `${shown} दिवस`, other: (shown) => `${shown} दिवस` })}: ${reason}`,
} satisfies Translated<typeof englishTurn>;
