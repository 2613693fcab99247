import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { mentorsElsewhereTexts as english } from '../en/elsewhere.ts';

export const mentorsElsewhereTexts = {
  tab: 'मेंटर',
  desk: 'मेंटरिंग',
  asMentor: 'मेंटर म्हणून तुम्ही',
  week: (sessions, most) =>
    plural(most, {
      one: (shown) => `या आठवड्यात ${shown} पैकी ${number(sessions)} सेशन`,
      other: (shown) => `या आठवड्यात ${shown} पैकी ${number(sessions)} सेशन`,
    }),
  weekWithSlot: (sessions, most, day) =>
    plural(most, {
      one: (shown) => `या आठवड्यात ${shown} पैकी ${number(sessions)} सेशन · पुढची वेळ ${day}`,
      other: (shown) => `या आठवड्यात ${shown} पैकी ${number(sessions)} सेशन · पुढची वेळ ${day}`,
    }),
} satisfies Translated<typeof english>;
