import { number } from '#web/ground/texts/amounts.ts';

type Counts = { waiting: number; asked: number; accepted: number; declined: number; lapsed: number };
type Tried = { tried: number; goneOn: number };

export const introductionDeskTexts = {
  title: 'Introductions',
  how: 'Requests that wait now, and how those of the last 30 days stand. No member is named.',
  none: 'No module carries a purpose.',
  counts: ({ waiting, asked, accepted, declined, lapsed }: Counts) =>
    `${number(waiting)} wait · of ${number(asked)} asked ${number(accepted)} accepted, ${number(declined)} declined, ${number(lapsed)} without an answer`,
  tried: ({ tried, goneOn }: Tried) =>
    `${number(tried)} trials began in the last 30 days · both went on after ${number(goneOn)}`,
} as const;
