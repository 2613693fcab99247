import { offerLimits } from '#contract/applications/offer-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, moment, number } from '#web/ground/texts/amounts.ts';
import type { offerTexts as english } from '../en/offers.ts';

export const offerTexts = {
  offer: 'प्रस्ताव',
  answerBy: (at) => `जवाब ${moment(at)} तक दें`,
  facts: (hours, startsOn) => `हफ़्ते में ${number(hours)} घंटे, ${day(startsOn)} से`,
  accept: 'प्रस्ताव स्वीकार करें',
  readBefore: 'आपने पहले जो पढ़ा था',
  acceptHow: 'जगह आपकी रहेगी। जब टीम पक्का करेगी कि आपने काम शुरू कर दिया है, तब आप टीम में होंगे।',
  no: 'अगर यह आपके लिए नहीं है, तो अपना आवेदन वापस लें: तब जगह किसी और के लिए ख़ाली हो जाएगी।',
  turn: (at) => `आपकी बारी: ${moment(at)} तक प्रस्ताव का जवाब दें।`,
  accepted: 'आपने स्वीकार कर लिया है। आपके काम शुरू करने के बाद टीम इसे पक्का करेगी।',
  make: 'जगह का प्रस्ताव दें',
  makeHow:
    'जवाब मिलने तक इसके लिए एक जगह रोक कर रखी जाएगी। ये शर्तें सिर्फ़ इस व्यक्ति के लिए हैं; रक़म और शेयर काम शुरू होने से पहले लिखित में तय होते हैं।',
  title: 'टीम में टाइटल',
  startsOn: 'शुरू होने का दिन',
  hours: 'हफ़्ते में घंटे',
  terms: 'शर्तों का ड्राफ़्ट',
  termsHint: 'आप लिखित में क्या तय करेंगे: क्या काम होगा, और बदले में क्या मिलेगा।',
  answerOn: 'जवाब का आख़िरी दिन',
  answerOnHint: `ख़ाली छोड़ें तो अभी से 5 दिन। ज़्यादा से ज़्यादा ${offerLimits.withinDays} दिन आगे।`,
  takeBack: 'प्रस्ताव वापस लें',
  takeBackHow: 'वे फिर से शॉर्टलिस्ट में आ जाएँगे, और अगले जवाब के लिए आपके पास उतना ही समय होगा जितना बचा था।',
  confirm: 'पक्का करें: वे जुड़ गए',
  confirmHow: 'इसके बाद वे टीम में होंगे, और प्रोजेक्ट के कोलम में एक बिंदु बढ़ जाएगा।',
  agree: 'अनुबंध शुरू करें',
  agreeHow: 'ड्राफ़्ट आप लिखते हैं; आपके प्रस्ताव देने पर वे उसे पढ़ते हैं। पड़ाव, मूल्य और शेयर का वादा उसी में लिखे जाते हैं।',
  free: 'जगह ख़ाली करें',
  freeHow: 'शुरू होने के दिन के बाद 14 दिन में वे नहीं जुड़े हैं।',
  waitsForYes: 'उन्होंने स्वीकार कर लिया है। उनके काम शुरू करने के बाद इसे पक्का करें।',
  busy: 'एक पल…',
  done: {
    offered: 'प्रस्ताव दे दिया गया है।',
    takenBack: 'प्रस्ताव वापस ले लिया गया है।',
    joined: 'वे टीम में हैं।',
    freed: 'जगह ख़ाली है।',
    accepted: 'आपने प्रस्ताव स्वीकार कर लिया है।',
  },
} satisfies Translated<typeof english>;
