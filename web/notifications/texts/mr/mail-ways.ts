import type { MailWay } from '#contract/notifications/ways.ts';
import type { Translated } from '#rules/text/translated.ts';
import type { mailWayTexts as english, unsubscribeTexts as englishUnsubscribe } from '../en/mail-ways.ts';

export const mailWayTexts = {
  pageTitle: 'सूचनांबद्दल ईमेल',
  description: 'आम्ही तुम्हाला काय ईमेल करतो, आणि कधी.',
  intro:
    'प्रत्येक विषयाचे स्वतःचे ईमेल असतात. एकत्रित ईमेल सकाळी 9:00 वाजता येतात, तुमच्या इथल्या घड्याळानुसार. आठवड्याचे ईमेल सोमवारी येतात.',
  quiet:
    '21:00 ते 8:00 पर्यंत यांपैकी काहीही येत नाही. कोड, आमंत्रणे, आता तुम्ही काही करायचे असल्याची आठवण, तुमच्याबद्दलचे निर्णय आणि तुमच्या अकाउंटच्या सुरक्षेबद्दलचे सर्व ईमेल नेहमी येतात.',
  ways: {
    at_once: 'लगेच',
    daily: 'दररोज',
    weekly: 'दर आठवड्याला',
    never: 'कधीही नाही',
  } satisfies Record<MailWay, string>,
  save: 'जतन करा',
  saving: 'जतन होत आहे...',
  saved: 'जतन केले.',
  settingsTitle: 'सूचना',
  settingsLink: 'आम्ही तुम्हाला काय ईमेल करावे, आणि कधी, ते निवडा',
} satisfies Translated<typeof english>;

export const unsubscribeTexts = {
  pageTitle: 'हे ईमेल थांबवा',
  description: 'एका विषयाचे ईमेल थांबवा. तुमचे अकाउंट आणि इतर सर्व ईमेल आहेत तसेच राहतात.',
  question: (topic) => `“${topic}” बद्दलचे ईमेल थांबवायचे?`,
  hint: 'इतर सर्व ईमेल तुम्ही निवडले तसेच राहतात. तुमचे सूचनांचे पान अजूनही सर्व काही दाखवते.',
  end: 'हे ईमेल थांबवा',
  ending: 'थांबवत आहे...',
  ended: (topic) => `आता तुम्हाला “${topic}” बद्दल ईमेल येणार नाहीत.`,
  change: 'आम्ही तुम्हाला काय ईमेल करावे ते निवडा',
  badTitle: 'ही लिंक चालत नाही',
  bad: 'ती अपूर्ण असू शकते. ईमेलमधून संपूर्ण लिंक कॉपी करा, किंवा सेटिंगमध्ये तुमचे ईमेल बदला.',
} satisfies Translated<typeof englishUnsubscribe>;
