import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { recordTexts as english } from '../en/record.ts';

export const recordTexts = {
  heading: 'आकड्यांत',
  answers: ({ usualDays, inTime }) =>
    `साधारणपणे ${plural(usualDays, { one: (shown) => `${shown} दिवसात`, other: (shown) => `${shown} दिवसांत` })} उत्तर देतात. ${number(inTime)} % वेळेत.`,
  sessions: ({ count, members, came, of }) =>
    `${plural(members, { one: (shown) => `${shown} सदस्यासोबत`, other: (shown) => `${shown} सदस्यांसोबत` })} ${number(count)} सेशन. ${number(of)} पैकी ${number(came)} सेशनला आले.`,
  thanks: 'धन्यवाद',
  by: (name) => name || 'एक सदस्य',
  choose: 'वेळ निवडा',
} satisfies Translated<typeof english>;
