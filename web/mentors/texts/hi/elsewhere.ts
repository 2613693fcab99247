import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { mentorsElsewhereTexts as english } from '../en/elsewhere.ts';

export const mentorsElsewhereTexts = {
  tab: 'मेंटर',
  desk: 'मेंटरिंग',
  asMentor: 'मेंटर के तौर पर आप',
  week: (sessions, most) =>
    plural(most, {
      one: (shown) => `इस हफ़्ते ${shown} में से ${number(sessions)} सेशन`,
      other: (shown) => `इस हफ़्ते ${shown} में से ${number(sessions)} सेशन`,
    }),
  weekWithSlot: (sessions, most, day) =>
    plural(most, {
      one: (shown) => `इस हफ़्ते ${shown} में से ${number(sessions)} सेशन · अगला समय ${day}`,
      other: (shown) => `इस हफ़्ते ${shown} में से ${number(sessions)} सेशन · अगला समय ${day}`,
    }),
} satisfies Translated<typeof english>;
