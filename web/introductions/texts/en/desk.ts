import { number } from '#web/ground/texts/amounts.ts';

type Counts = { waiting: number; asked: number; accepted: number; declined: number; lapsed: number };
type Tried = { tried: number; goneOn: number };

export const introductionDeskTexts = {
  title: 'Introductions',
  how: 'Requests that wait now, and requests of the last 30 days with their answers. No member is named.',
  none: 'There are no requests yet.',
  counts: ({ waiting, asked, accepted, declined, lapsed }: Counts) =>
    `Waiting now: ${number(waiting)}. Asked in 30 days: ${number(asked)}. Of these, accepted: ${number(accepted)}, declined: ${number(declined)}, without an answer: ${number(lapsed)}.`,
  tried: ({ tried, goneOn }: Tried) =>
    `Trials that began in 30 days: ${number(tried)}. Of these, both went on after: ${number(goneOn)}.`,
} as const;
