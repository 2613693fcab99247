import { number } from '#web/ground/texts/amounts.ts';

type Counts = { waiting: number; asked: number; accepted: number; declined: number; lapsed: number };

export const introductionDeskTexts = {
  title: 'Introductions',
  how: 'Requests that wait now, and how those of the last 30 days stand. No member is named.',
  none: 'No module carries a purpose.',
  counts: ({ waiting, asked, accepted, declined, lapsed }: Counts) =>
    `${number(waiting)} wait · of ${number(asked)} asked ${number(accepted)} accepted, ${number(declined)} declined, ${number(lapsed)} without an answer`,
} as const;
