import type { MailWay } from '#contract/notifications/ways.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { mailWayTexts as english, unsubscribeTexts as englishUnsubscribe } from '../en/mail-ways.ts';

export const mailWayTexts = {
  pageTitle: 'सूचनाओं के ईमेल',
  description: 'हम आपको क्या ईमेल करते हैं, और कब।',
  intro: 'हर विषय के अपने ईमेल हैं। इकट्ठे ईमेल सुबह 9:00 बजे आते हैं, आपके यहाँ की घड़ी से। हफ़्ते वाले ईमेल सोमवार को आते हैं।',
  quiet:
    '21:00 से 8:00 बजे तक इनमें से कुछ नहीं आता। कोड, न्योते, आपकी बारी की याद, आपके बारे में फ़ैसले और आपके अकाउंट की सुरक्षा के बारे में हर ईमेल हमेशा आता है।',
  ways: {
    at_once: 'तुरंत',
    daily: 'रोज़',
    weekly: 'हर हफ़्ते',
    never: 'कभी नहीं',
  } satisfies Record<MailWay, string>,
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'सहेजा गया।',
  settingsTitle: 'सूचनाएँ',
  settingsLink: 'चुनें कि हम आपको क्या ईमेल करें, और कब',
} satisfies Translated<typeof english>;

export const unsubscribeTexts = {
  pageTitle: 'ये ईमेल बंद करें',
  description: 'एक विषय के ईमेल बंद करें। आपका अकाउंट और बाक़ी सभी ईमेल जैसे हैं वैसे ही रहते हैं।',
  question: (topic) => `“${topic}” के ईमेल बंद करें?`,
  hint: 'बाक़ी सभी ईमेल वैसे ही रहते हैं जैसे आपने चुने हैं। आपका सूचनाओं वाला पेज अब भी सब कुछ दिखाता है।',
  end: 'ये ईमेल बंद करें',
  ending: 'बंद किया जा रहा है...',
  ended: (topic) => `अब आपको “${topic}” के ईमेल नहीं मिलेंगे।`,
  change: 'चुनें कि हम आपको क्या ईमेल करें',
  badTitle: 'यह लिंक काम नहीं करता',
  bad: 'हो सकता है वह अधूरा हो। ईमेल से पूरा लिंक कॉपी करें, या सेटिंग में अपने ईमेल बदलें।',
} satisfies Translated<typeof englishUnsubscribe>;
