import type { Translated } from '#rules/text/translated.ts';
import type {
  settingsTexts as english,
  emailChangeTexts as englishEmailChange,
  newsTexts as englishNews,
  ownDataTexts as englishOwnData,
  securityTexts as englishSecurity,
} from '../en/settings.ts';

export const settingsTexts = {
  description: 'साइन इन, डिव्हाइस, आमचे ईमेल आणि तुमचा डेटा.',
  security: 'साइन इन आणि सुरक्षा',
  blocked: 'तुम्ही कोणाला ब्लॉक केले आहे',
  secondStep: 'साइन इन करताना दुसरी पायरी',
} satisfies Translated<typeof english>;

export const securityTexts = {
  title: 'साइन इन आणि सुरक्षा',
  devices: 'तुम्ही कुठे साइन इन आहात',
  devicesHint: 'तुम्हाला माहीत नसलेले साइन इन संपवा, आणि तुमचा पासवर्ड बदला.',
  thisDevice: 'हे डिव्हाइस',
  unknownDevice: 'अनोळखी डिव्हाइस',
  since: (day) => `${day} पासून`,
  lastUsed: (day) => `शेवटचा वापर ${day}`,
  end: 'साइन इन संपवा',
  endNamed: (device) => `साइन इन संपवा: ${device}`,
  everywhere: 'सगळीकडे लॉग आउट करा',
  changePassword: 'पासवर्ड बदला',
  choosePassword: 'पासवर्ड निवडा',
  oldPassword: 'आत्ताचा पासवर्ड',
  submit: 'नवीन पासवर्ड जतन करा',
  submitting: 'जतन होत आहे...',
  changed: 'तुमचा पासवर्ड बदलला आहे. इतर सर्व डिव्हाइस लॉग आउट झाली आहेत.',
} satisfies Translated<typeof englishSecurity>;

export const ownDataTexts = {
  title: 'तुमचा डेटा',
  exportHint: 'तुमच्याबद्दल आमच्याकडे जे आहे ते सर्व असलेली ZIP फाइल: अकाउंट, प्रोफाइल, साइन इन, संमती आणि फाइल.',
  export: 'माझा डेटा डाउनलोड करा',
  proveBefore: 'हे तुम्हीच आहात ते नक्की करा, मग डाउनलोड करा',
  leavingTitle: 'तुमचे अकाउंट हटवले जाईल',
  leaving: (day) => `${day} रोजी आम्ही ते तुमच्या प्रोफाइल आणि फाइलसह काढून टाकतो. तोपर्यंत तुम्ही ते ठेवू शकता.`,
  keep: 'माझे अकाउंट ठेवा',
} satisfies Translated<typeof englishOwnData>;

export const newsTexts = {
  title: 'आमचे ईमेल',
  news: 'प्रकल्प आणि कार्यक्रमांबद्दल बातम्या',
  always: 'कोड, लिंक आणि तुमच्या अकाउंटच्या सुरक्षेबद्दलचे ईमेल आम्ही नेहमी पाठवतो.',
  save: 'जतन करा',
  saved: 'जतन केले.',
} satisfies Translated<typeof englishNews>;

export const emailChangeTexts = {
  open: 'ईमेल बदला',
  email: 'नवीन ईमेल',
  password: 'तुमचा पासवर्ड, नवीन ईमेल नक्की करण्यासाठी',
  submit: 'OTP पाठवा',
  submitting: 'OTP पाठवत आहे...',
  codeTitle: 'तुमच्या नवीन मेलबॉक्समधील कोड टाका',
  changed: (email) => `आता तुमचा ईमेल ${email} आहे.`,
} satisfies Translated<typeof englishEmailChange>;
