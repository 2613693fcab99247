import type { Translated } from '#rules/text/translated.ts';
import type {
  settingsTexts as english,
  emailChangeTexts as englishEmailChange,
  newsTexts as englishNews,
  ownDataTexts as englishOwnData,
  securityTexts as englishSecurity,
} from '../en/settings.ts';

export const settingsTexts = {
  description: 'साइन इन, डिवाइस, हमारे ईमेल और आपका डेटा।',
  security: 'साइन इन और सुरक्षा',
  blocked: 'आपने किसे ब्लॉक किया है',
  secondStep: 'साइन इन करते समय दूसरा चरण',
} satisfies Translated<typeof english>;

export const securityTexts = {
  title: 'साइन इन और सुरक्षा',
  devices: 'आप कहाँ साइन इन हैं',
  devicesHint: 'जो साइन इन आपका न हो, उसे ख़त्म करें और अपना पासवर्ड बदलें।',
  thisDevice: 'यह डिवाइस',
  unknownDevice: 'अनजान डिवाइस',
  since: (day) => `${day} से`,
  lastUsed: (day) => `आख़िरी इस्तेमाल ${day}`,
  end: 'साइन इन ख़त्म करें',
  endNamed: (device) => `साइन इन ख़त्म करें: ${device}`,
  everywhere: 'हर जगह से लॉग आउट करें',
  changePassword: 'पासवर्ड बदलें',
  choosePassword: 'पासवर्ड चुनें',
  oldPassword: 'अभी का पासवर्ड',
  submit: 'नया पासवर्ड सहेजें',
  submitting: 'सहेजा जा रहा है...',
  changed: 'आपका पासवर्ड बदल दिया गया है। बाक़ी सभी डिवाइस लॉग आउट हो गए हैं।',
} satisfies Translated<typeof englishSecurity>;

export const ownDataTexts = {
  title: 'आपका डेटा',
  exportHint: 'एक ZIP, जिसमें वह सब है जो आपके बारे में हमारे पास है: अकाउंट, प्रोफ़ाइल, साइन इन, सहमतियाँ और फ़ाइलें।',
  export: 'मेरा डेटा डाउनलोड करें',
  proveBefore: 'पक्का करें कि यह आप हैं, फिर डाउनलोड करें',
  leavingTitle: 'आपका अकाउंट मिटाया जाएगा',
  leaving: (day) => `${day} को हम इसे आपकी प्रोफ़ाइल और फ़ाइलों के साथ हटा देते हैं। तब तक आप इसे रख सकते हैं।`,
  keep: 'मेरा अकाउंट रखें',
} satisfies Translated<typeof englishOwnData>;

export const newsTexts = {
  title: 'हमारे ईमेल',
  news: 'प्रोजेक्ट और कार्यक्रमों के समाचार',
  always: 'कोड, लिंक, और वे ईमेल जो आपके अकाउंट की सुरक्षा के बारे में हैं, हम हमेशा भेजते हैं।',
  save: 'सहेजें',
  saved: 'सहेजा गया।',
} satisfies Translated<typeof englishNews>;

export const emailChangeTexts = {
  open: 'ईमेल बदलें',
  email: 'नया ईमेल',
  password: 'आपका पासवर्ड, नया ईमेल पक्का करने के लिए',
  submit: 'OTP भेजें',
  submitting: 'OTP भेजा जा रहा है...',
  codeTitle: 'अपने नए मेलबॉक्स का कोड भरें',
  changed: (email) => `अब आपका ईमेल ${email} है।`,
} satisfies Translated<typeof englishEmailChange>;
