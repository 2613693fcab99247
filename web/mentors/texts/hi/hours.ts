import { hoursLimits as limits } from '#rules/mentoring/hours.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { hoursTexts as english } from '../en/hours.ts';

export const hoursTexts = {
  title: 'आपके घंटे',
  description: 'आपके पास सेशन के लिए कब समय है, अंतराल और सीमाओं के साथ।',
  lead: 'बताएँ कि आपके पास सेशन के लिए कब समय है, जैसे मंगलवार 18:00 से 20:00 तक। समय नीचे लिखे टाइम ज़ोन के हैं। जिस दिन समय न हो, उसे ख़ाली छोड़ें।',
  days: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  from: (day) => `${day}: कब से`,
  until: (day) => `${day}: कब तक`,
  fromShort: 'कब से',
  untilShort: 'कब तक',
  more: 'और समय',
  spanOf: (day, at) => `${day}, समय ${at}`,
  zone: 'टाइम ज़ोन',
  zoneHint: 'महाद्वीप और शहर, जैसे Asia/Kolkata या America/New_York।',
  rules: 'अंतराल और सीमाएँ',
  every: 'सेशन शुरू होते हैं',
  everyOf: (minutes) => (minutes === 60 ? 'हर घंटे' : `हर ${minutes} मिनट पर`),
  breakMinutes: `सेशन के बाद अंतराल, मिनटों में (${limits.breakMinutes.min} से ${limits.breakMinutes.max})`,
  noticeHours: `सदस्य कम से कम इतने घंटे पहले पूछें (${limits.noticeHours.min} से ${limits.noticeHours.max})`,
  weeksAhead: `सदस्य इतने हफ़्ते आगे तक पूछ सकते हैं (${limits.weeksAhead.min} से ${limits.weeksAhead.max})`,
  perDay: `एक दिन में ज़्यादा से ज़्यादा सेशन (${limits.perDay.min} से ${limits.perDay.max})`,
  perWeek: `एक हफ़्ते में, सोमवार से रविवार, ज़्यादा से ज़्यादा सेशन (${limits.perWeek.min} से ${limits.perWeek.max})`,
  exceptions: 'अलग दिन',
  exceptionsHint: `वे दिन, जो आपके आम हफ़्ते जैसे नहीं हैं, जैसे छुट्टी। अगर उस दिन कोई सेशन नहीं लेना है, तो समय ख़ाली छोड़ें। एक दिन में दो समय के लिए दो पंक्तियाँ भरें। ${limits.exceptions} दिन तक।`,
  day: 'दिन',
  exceptionOf: (at) => `अलग दिन ${at}`,
  booked: (count) =>
    plural(count, {
      one: (shown) => `${shown} बुक किया हुआ सेशन वैसा ही रहता है`,
      other: (shown) => `${shown} बुक किए हुए सेशन वैसे ही रहते हैं`,
    }),
  slots: (count, next) =>
    plural(count, {
      one: (shown) => `सदस्य ${shown} ख़ाली समय माँग सकते हैं: ${next}`,
      other: (shown) => `सदस्य ${shown} ख़ाली समय माँग सकते हैं। अगला: ${next}`,
    }),
  save: 'अपने घंटे सहेजें',
  saving: 'सहेजा जा रहा है',
} satisfies Translated<typeof english>;
