import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { recordTexts as english } from '../en/record.ts';

export const recordTexts = {
  heading: 'आँकड़ों में',
  answers: ({ usualDays, inTime }) =>
    `आम तौर पर ${plural(usualDays, { one: (shown) => `${shown} दिन`, other: (shown) => `${shown} दिन` })} के अंदर जवाब देते हैं। ${number(inTime)} % समय पर।`,
  sessions: ({ count, members, came, of }) =>
    `${plural(members, { one: (shown) => `${shown} सदस्य`, other: (shown) => `${shown} सदस्यों` })} के साथ ${number(count)} सेशन। ${number(of)} में से ${number(came)} में आए।`,
  thanks: 'धन्यवाद',
  by: (name) => name || 'एक सदस्य',
  choose: 'समय चुनें',
} satisfies Translated<typeof english>;
