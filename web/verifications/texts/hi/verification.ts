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
  LLPIN: 'LLPIN (साझेदारी, भारत)',
  Udyam: 'उद्यम (छोटा उद्यम, भारत)',
  GSTIN: 'GSTIN (टैक्स नंबर, भारत)',
  AISHE: 'AISHE (यूनिवर्सिटी या कॉलेज, भारत)',
  'NGO Darpan': 'एनजीओ दर्पण (सोसाइटी या ट्रस्ट, भारत)',
  'Other country': 'किसी दूसरे देश का रजिस्टर',
};

export const documentTexts: Record<DocumentWay, string> = {
  bonafide_letter: 'मेरे कॉलेज का बोनाफ़ाइड पत्र',
  college_id: 'मेरा छात्र कार्ड',
};

type Stands = { state: VerificationState; expiresAt: string; isLate: boolean };

export function stateMark({ state, expiresAt, isLate }: Stands): string {
  switch (state) {
    case 'started':
      return '● कोड का इंतज़ार';
    case 'submitted':
      return isLate ? '◐ भेजा गया, हमें देर हो गई है' : '◐ भेजा गया';
    case 'verified':
      return `✓ ${day(expiresAt)} तक`;
    case 'rejected':
      return '! मंज़ूर नहीं हुआ';
    case 'expired':
      return '○ ख़त्म हो गया';
    case 'revoked':
      return '! हमारे स्टाफ़ ने वापस लिया';
    default:
      return '○ माँगा नहीं गया';
  }
}

export const verificationTexts = {
  title: 'जाँच',
  description: 'आपके बारे में दूसरे किस बात पर भरोसा कर सकते हैं, और आप यह कैसे दिखाते हैं।',
  intro:
    'निशान दूसरों को बताता है कि हमने आपकी जाँच की है। यह मुफ़्त है, बारह महीने लागू रहता है, और आपके नाम के साथ दिखता है। वह चुनें जो आपके बारे में सच है। आप एक से ज़्यादा चुन सकते हैं।',
  kept: `आपका सबूत सिर्फ़ वह स्टाफ़ देखता है जो फ़ैसला करता है। हम उसे फ़ैसले के ${times.evidenceDays} दिन बाद मिटा देते हैं।`,
  done: {
    mailed: 'कोड भेज दिया गया है।',
    submitted: 'भेजा गया। हमारा स्टाफ़ इसे देखता है।',
    verified: 'आपकी जाँच हो गई है।',
    appealed: 'भेजा गया। दूसरा स्टाफ़ इसे देखता है।',
    withdrawn: 'वापस लिया गया। आपका सबूत मिटा दिया गया है।',
  },
  standing: 'स्थिति',
  new: 'यह निशान माँगें',
  renew: 'इसे नया करें',
  again: 'फिर से माँगें',
  sentOn: (at) => `${moment(at)} को भेजा गया।`,
  dueBy: (at) => `हम ${moment(at)} तक फ़ैसला करते हैं, ज़्यादा से ज़्यादा दो कामकाजी दिन में। आपको कुछ करने की ज़रूरत नहीं है।`,
  late: (at) =>
    `हमें देर हो गई है। फ़ैसला इस समय तक होना था: ${moment(at)}। अब यह हमारी सूची में सबसे पहले है। आपको कुछ करने की ज़रूरत नहीं है।`,
  appealWaits: 'अब दूसरा स्टाफ़ इसे देख रहा है।',
  verified: (from, until) => `${day(from)} को जाँच हुई। निशान ${day(until)} तक लागू है।`,
  renewFrom: `इसके आख़िरी ${times.reminderDays} दिनों में आप इसे नया कर सकते हैं।`,
  mayRenew: 'आप इसे अब नया कर सकते हैं। अभी का निशान अपने अंत तक लागू रहता है।',
  evidenceUntil: `हम आपका सबूत फ़ैसले के ${times.evidenceDays} दिन बाद मिटा देते हैं।`,
  evidenceGone: 'आपका सबूत मिटा दिया गया है।',
  rejected: (at) => `${day(at)} को मंज़ूर नहीं हुआ।`,
  revoked: (at) => `${day(at)} को हमारे स्टाफ़ ने वापस लिया।`,
  expired: (at) => `${day(at)} को ख़त्म हुआ।`,
  reason: 'कारण',
  sent: 'आपने क्या भेजा',
  seeFile: 'फ़ाइल देखें',
  fields: {
    email: 'पता',
    website: 'वेबसाइट',
    registryNumber: 'नंबर',
    links: 'लिंक',
    about: 'आपके शब्दों में',
    appeal: 'फ़ैसला क्यों ग़लत है',
    file: 'फ़ाइल',
  },
  withdraw: 'यह अनुरोध वापस लें',
  withdrawWhy: 'हम आपका सबूत तुरंत मिटा देते हैं। आप कभी भी फिर से माँग सकते हैं।',
  giveUp: 'यह निशान छोड़ें',
  giveUpWhy: 'निशान तुरंत ख़त्म होता है, और हम आपका सबूत मिटा देते हैं। आप कभी भी फिर से माँग सकते हैं।',
  sending: 'भेजा जा रहा है...',
  another: 'यह कोई दूसरा नंबर है',
  anotherHint:
    'अगर यह ऐसा नंबर नहीं है, तो बताएँ। तब हमारा स्टाफ़ इसे देखता है। वह इसके सिर्फ़ आख़िरी चार अंक देखता है, और हम सिर्फ़ वही रखते हैं।',
  appeal: {
    title: 'क्या आपको लगता है कि यह ग़लत है?',
    hint: (until) => `${day(until)} तक बताएँ कि क्यों। तब दूसरा स्टाफ़ इसे देखता है। आप यह एक बार कर सकते हैं।`,
    field: 'फ़ैसला क्यों ग़लत है',
    send: 'फिर से देखने को कहें',
  },
  address: {
    title: 'कॉलेज के ईमेल पते से',
    hint: 'सबसे जल्दी का तरीक़ा: हम उस पर एक कोड ईमेल करते हैं। पूर्व छात्रों के पते नहीं माने जाते।',
    field: 'कॉलेज में आपका ईमेल पता',
    fieldHint: 'जैसे name@college.ac.in। हम इसे किसी को नहीं दिखाते।',
    send: 'मुझे कोड ईमेल करें',
  },
  code: {
    title: 'कोड लिखें',
    text: (email) => `हमने ${email} पर छह अंकों का कोड ईमेल किया है। वह 10 मिनट तक काम करता है।`,
    field: 'छह अंकों का कोड',
    send: 'जाँचें',
    again: 'दूसरा कोड भेजें',
    change: 'आपने जो लिखा, उसे बदलें',
  },
  document: {
    title: 'पत्र या आपके छात्र कार्ड से',
    hint: 'हमारा स्टाफ़ इसे दो कामकाजी दिन के अंदर देखता है। इसे और कोई नहीं देखता।',
    way: 'आप क्या भेज रहे हैं?',
    file: 'फ़ाइल',
    fileHint:
      '10 MB तक की PDF, या 8 MB तक की तस्वीर (JPEG, PNG या WebP)। आपका नाम, कॉलेज और यह साल पढ़ने लायक़ होने चाहिए। अगर उसमें आधार नंबर दिखे, तो उसे ढक दें; आधार कार्ड कभी न भेजें।',
    send: 'भेजें',
  },
  organisation: {
    hint: 'हम आपकी वेबसाइट के अपने डोमेन के एक पते पर कोड ईमेल करते हैं। फिर हमारा स्टाफ़ आपको रजिस्टर में खोजता है, दो कामकाजी दिन के अंदर।',
    website: 'वेबसाइट',
    websiteHint: 'जैसे https://example.in, अपने डोमेन के साथ।',
    registry: 'रजिस्टर',
    number: 'रजिस्टर में नंबर',
    numberHint: 'जैसा प्रमाणपत्र पर है।',
    email: 'वहाँ आपका ईमेल पता',
    emailHint: 'वेबसाइट के अपने डोमेन का, जैसे name@example.in।',
    send: 'मुझे कोड ईमेल करें',
  },
  links: {
    hint: 'हमारा स्टाफ़ दो सार्वजनिक पेज देखता है जिनसे यह पता चलता है, दो कामकाजी दिन के अंदर: कोई प्रोफ़ाइल, किसी कंपनी का पेज, कोई लेख, कोई प्रोजेक्ट।',
    first: 'पहला लिंक',
    second: 'दूसरा लिंक',
    linkHint: 'ऐसे पेज का जिसे सब खोल सकें।',
    about: 'इन पेजों से क्या पता चलता है?',
    aboutHint: `${number(limits.about.min)} से ${number(limits.about.max)} अक्षरों में, अपने शब्दों में।`,
    send: 'भेजें',
  },
} satisfies Translated<typeof english>;
