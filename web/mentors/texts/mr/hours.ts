import { hoursLimits as limits } from '#rules/mentoring/hours.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { hoursTexts as english } from '../en/hours.ts';

export const hoursTexts = {
  title: 'तुमचे तास',
  description: 'सेशनसाठी तुमच्याकडे कधी वेळ आहे, विश्रांती आणि मर्यादांसह.',
  lead: 'सेशनसाठी तुमच्याकडे कधी वेळ आहे ते सांगा, जसे मंगळवारी 18:00 ते 20:00. वेळा खालील टाइम झोनमधल्या आहेत. ज्या दिवशी वेळ नसेल, तो दिवस रिकामा सोडा.',
  days: ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  from: (day) => `${day}: कधीपासून`,
  until: (day) => `${day}: कधीपर्यंत`,
  fromShort: 'कधीपासून',
  untilShort: 'कधीपर्यंत',
  more: 'आणखी वेळा',
  spanOf: (day, at) => `${day}, वेळ ${at}`,
  zone: 'टाइम झोन',
  zoneHint: 'खंड आणि शहर, जसे Asia/Kolkata किंवा America/New_York.',
  rules: 'विश्रांती आणि मर्यादा',
  every: 'सेशन सुरू होतात',
  everyOf: (minutes) => (minutes === 60 ? 'दर तासाला' : `दर ${minutes} मिनिटांनी`),
  breakMinutes: `सेशननंतर विश्रांती, मिनिटांत (${limits.breakMinutes.min} ते ${limits.breakMinutes.max})`,
  noticeHours: `सदस्य किमान इतके तास आधी विचारतील (${limits.noticeHours.min} ते ${limits.noticeHours.max})`,
  weeksAhead: `सदस्य इतके आठवडे पुढचे विचारू शकतात (${limits.weeksAhead.min} ते ${limits.weeksAhead.max})`,
  perDay: `दिवसाला जास्तीत जास्त सेशन (${limits.perDay.min} ते ${limits.perDay.max})`,
  perWeek: `आठवड्याला, सोमवार ते रविवार, जास्तीत जास्त सेशन (${limits.perWeek.min} ते ${limits.perWeek.max})`,
  exceptions: 'वेगळे दिवस',
  exceptionsHint: `तुमच्या नेहमीच्या आठवड्यासारखे नसलेले दिवस, जसे सुट्टी. त्या दिवशी सेशन घ्यायचे नसेल, तर वेळा रिकाम्या सोडा. एका दिवशी दोन वेळांसाठी दोन ओळी वापरा. ${limits.exceptions} दिवसांपर्यंत.`,
  day: 'दिवस',
  exceptionOf: (at) => `वेगळा दिवस ${at}`,
  booked: (count) =>
    plural(count, {
      one: (shown) => `बुक केलेले ${shown} सेशन जसे आहे तसे राहते`,
      other: (shown) => `बुक केलेली ${shown} सेशन जशी आहेत तशी राहतात`,
    }),
  slots: (count, next) =>
    plural(count, {
      one: (shown) => `सदस्य ${shown} मोकळी वेळ मागू शकतात: ${next}`,
      other: (shown) => `सदस्य ${shown} मोकळ्या वेळा मागू शकतात. पुढची: ${next}`,
    }),
  save: 'तुमचे तास जतन करा',
  saving: 'जतन होत आहे',
} satisfies Translated<typeof english>;
