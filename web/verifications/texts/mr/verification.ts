import {
  type DocumentWay,
  verificationLimits as limits,
  verificationTimes as times,
  type VerificationState,
} from '#contract/verifications/limits.ts';
import type { Registry } from '#rules/lists/kinds.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type { verificationTexts as english } from '../en/verification.ts';

export const registryTexts: Record<Registry, string> = {
  CIN: 'CIN (कंपनी, भारत)',
  LLPIN: 'LLPIN (भागीदारी, भारत)',
  Udyam: 'उद्यम (लघुउद्योग, भारत)',
  GSTIN: 'GSTIN (कर क्रमांक, भारत)',
  AISHE: 'AISHE (विद्यापीठ किंवा कॉलेज, भारत)',
  'NGO Darpan': 'एनजीओ दर्पण (सोसायटी किंवा ट्रस्ट, भारत)',
  'Other country': 'दुसऱ्या देशाचे रजिस्टर',
};

export const documentTexts: Record<DocumentWay, string> = {
  bonafide_letter: 'माझ्या कॉलेजचे बोनाफाइड पत्र',
  college_id: 'माझे विद्यार्थी कार्ड',
};

type Stands = { state: VerificationState; expiresAt: string; isLate: boolean };

export function stateMark({ state, expiresAt, isLate }: Stands): string {
  switch (state) {
    case 'started':
      return '● कोडची वाट';
    case 'submitted':
      return isLate ? '◐ पाठवले, आम्हाला उशीर झाला' : '◐ पाठवले';
    case 'verified':
      return `✓ ${day(expiresAt)} पर्यंत`;
    case 'rejected':
      return '! मान्य झाले नाही';
    case 'expired':
      return '○ संपली आहे';
    case 'revoked':
      return '! आमच्या स्टाफने मागे घेतली';
    default:
      return '○ मागितली नाही';
  }
}

export const verificationTexts = {
  title: 'पडताळणी',
  description: 'तुमच्याबद्दल इतर लोक कशावर विश्वास ठेवू शकतात, आणि तुम्ही ते कसे दाखवता.',
  intro:
    'आम्ही तुमची पडताळणी केली आहे हे खूण इतरांना सांगते. ती मोफत आहे, बारा महिने लागू राहते, आणि तुमच्या नावाशेजारी दिसते. तुमच्याबद्दल जे खरे आहे ते निवडा. तुम्ही एकापेक्षा जास्त निवडू शकता.',
  kept: `तुमचा पुरावा फक्त निर्णय घेणारा स्टाफ पाहतो. आम्ही तो निर्णयानंतर ${times.evidenceDays} दिवसांनी हटवतो.`,
  done: {
    mailed: 'कोड पाठवला आहे.',
    submitted: 'पाठवले. आमचा स्टाफ ते पाहतो.',
    verified: 'तुमची पडताळणी झाली आहे.',
    appealed: 'पाठवले. दुसरा स्टाफ ते पाहतो.',
    withdrawn: 'मागे घेतले. तुमचा पुरावा हटवला आहे.',
  },
  standing: 'स्थिती',
  new: 'ही खूण मागा',
  renew: 'तिचे नूतनीकरण करा',
  again: 'पुन्हा मागा',
  sentOn: (at) => `${moment(at)} रोजी पाठवले.`,
  dueBy: (at) =>
    `आम्ही ${moment(at)} पर्यंत निर्णय घेतो, जास्तीत जास्त कामाच्या दोन दिवसांत. तुम्हाला काहीही करायचे नाही.`,
  late: (at) =>
    `आम्हाला उशीर झाला आहे. निर्णय या वेळेपर्यंत व्हायचा होता: ${moment(at)}. आता ते आमच्या यादीत सर्वात वर आहे. तुम्हाला काहीही करायचे नाही.`,
  appealWaits: 'आता दुसरा स्टाफ ते पाहत आहे.',
  verified: (from, until) => `${day(from)} रोजी पडताळणी झाली. खूण ${day(until)} पर्यंत लागू आहे.`,
  renewFrom: `तिच्या शेवटच्या ${times.reminderDays} दिवसांत तुम्ही तिचे नूतनीकरण करू शकता.`,
  mayRenew: 'तुम्ही आता तिचे नूतनीकरण करू शकता. आत्ताची खूण तिच्या शेवटापर्यंत लागू राहते.',
  evidenceUntil: `आम्ही तुमचा पुरावा निर्णयानंतर ${times.evidenceDays} दिवसांनी हटवतो.`,
  evidenceGone: 'तुमचा पुरावा हटवला आहे.',
  rejected: (at) => `${day(at)} रोजी मान्य झाले नाही.`,
  revoked: (at) => `${day(at)} रोजी आमच्या स्टाफने मागे घेतली.`,
  expired: (at) => `${day(at)} रोजी संपली.`,
  reason: 'कारण',
  sent: 'तुम्ही काय पाठवले',
  seeFile: 'फाइल पाहा',
  fields: {
    email: 'पत्ता',
    website: 'वेबसाइट',
    registryNumber: 'क्रमांक',
    links: 'लिंक',
    about: 'तुमच्या शब्दांत',
    appeal: 'निर्णय चुकीचा का आहे',
    file: 'फाइल',
  },
  withdraw: 'ही विनंती मागे घ्या',
  withdrawWhy: 'आम्ही तुमचा पुरावा लगेच हटवतो. तुम्ही कधीही पुन्हा मागू शकता.',
  giveUp: 'ही खूण सोडा',
  giveUpWhy: 'खूण लगेच संपते, आणि आम्ही तुमचा पुरावा हटवतो. तुम्ही कधीही पुन्हा मागू शकता.',
  sending: 'पाठवत आहे...',
  another: 'हा तसा क्रमांक नाही',
  anotherHint:
    'तो तसा क्रमांक नसेल, तर तसे सांगा. मग आमचा स्टाफ तो पाहतो. त्यांना फक्त त्याचे शेवटचे चार अंक दिसतात, आणि आम्ही फक्त तेच ठेवतो.',
  appeal: {
    title: 'हे चुकीचे आहे असे तुम्हाला वाटते का?',
    hint: (until) => `का ते ${day(until)} पर्यंत सांगा. मग दुसरा स्टाफ ते पाहतो. तुम्ही हे एकदा करू शकता.`,
    field: 'निर्णय चुकीचा का आहे',
    send: 'पुन्हा पाहायला सांगा',
  },
  address: {
    title: 'तुमच्या कॉलेजच्या पत्त्याने',
    hint: 'सर्वात लवकरचा मार्ग: आम्ही त्यावर कोड ईमेल करतो. माजी विद्यार्थ्यांचे पत्ते चालत नाहीत.',
    field: 'कॉलेजमधील तुमचा ईमेल पत्ता',
    fieldHint: 'जसे name@college.ac.in. आम्ही तो कोणालाही दाखवत नाही.',
    send: 'मला कोड ईमेल करा',
  },
  code: {
    title: 'कोड टाका',
    text: (email) => `आम्ही ${email} वर सहा अंकी कोड ईमेल केला आहे. तो 10 मिनिटे चालतो.`,
    field: 'सहा अंकी कोड',
    send: 'पडताळा',
    again: 'दुसरा कोड पाठवा',
    change: 'तुम्ही लिहिलेले बदला',
  },
  document: {
    title: 'पत्राने किंवा तुमच्या विद्यार्थी कार्डने',
    hint: 'आमचा स्टाफ ते कामाच्या दोन दिवसांत पाहतो. दुसरे कोणीही ते पाहत नाही.',
    way: 'तुम्ही काय पाठवत आहात?',
    file: 'फाइल',
    fileHint:
      '10 MB पर्यंतची PDF, किंवा 8 MB पर्यंतचे चित्र (JPEG, PNG किंवा WebP). तुमचे नाव, कॉलेज आणि हे वर्ष वाचता आले पाहिजे. त्यात आधार क्रमांक दिसत असेल तर तो झाका; आधार कार्ड कधीही पाठवू नका.',
    send: 'पाठवा',
  },
  organisation: {
    hint: 'आम्ही तुमच्या वेबसाइटच्या स्वतःच्या डोमेनवरील पत्त्यावर कोड ईमेल करतो. मग आमचा स्टाफ तुम्हाला रजिस्टरमध्ये शोधतो, कामाच्या दोन दिवसांत.',
    website: 'वेबसाइट',
    websiteHint: 'जसे https://example.in, स्वतःच्या डोमेनसह.',
    registry: 'रजिस्टर',
    number: 'रजिस्टरमधील क्रमांक',
    numberHint: 'प्रमाणपत्रावर आहे तसा.',
    email: 'तिथला तुमचा पत्ता',
    emailHint: 'वेबसाइटच्या स्वतःच्या डोमेनवरचा, जसे name@example.in.',
    send: 'मला कोड ईमेल करा',
  },
  links: {
    hint: 'ते दाखवणारी दोन सार्वजनिक पाने आमचा स्टाफ कामाच्या दोन दिवसांत पाहतो: प्रोफाइल, कंपनीचे पान, लेख, प्रकल्प.',
    first: 'पहिली लिंक',
    second: 'दुसरी लिंक',
    linkHint: 'सर्वांना उघडता येईल अशा पानाची.',
    about: 'ही पाने काय दाखवतात?',
    aboutHint: `${number(limits.about.min)} ते ${number(limits.about.max)} अक्षरांत, तुमच्या शब्दांत.`,
    send: 'पाठवा',
  },
} satisfies Translated<typeof english>;
