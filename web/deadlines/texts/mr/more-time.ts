import type { Translated } from '#rules/text/translated.ts';
import { shortDay } from '#web/ground/texts/amounts.ts';
import type { moreTimeTexts as english } from '../en/more-time.ts';

export const moreTimeTexts = {
  pageTitle: 'आणखी वेळ मागा',
  description: 'एकदाच, कारणासह; ते दुसरी बाजू वाचते.',
  why: (dueAt) =>
    `हे ${shortDay(dueAt)} पर्यंत करायचे आहे. तुम्ही एकदाच, जास्तीत जास्त 7 दिवस आणखी मागू शकता. दुसरी बाजू कारण वाचते.`,
  days: 'आणखी किती दिवस?',
  daysHint: '1 ते 7.',
  reason: 'का?',
  reasonHint: 'एक किंवा दोन वाक्ये, जास्तीत जास्त 300 अक्षरे.',
  save: 'आणखी वेळ मागा',
  saving: 'मागत आहे...',
  closed: 'इथे आणखी वेळ मागता येत नाही: तो आधीच मागितला आहे, किंवा मागता येण्यासारखा नाही.',
  saved: 'तुम्हाला आणखी वेळ मिळाला आहे. दुसरी बाजू कारण वाचू शकते.',
} satisfies Translated<typeof english>;
