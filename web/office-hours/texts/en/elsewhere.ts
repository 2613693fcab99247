import type { OfficeHourRowBody } from '#contract/office-hours/shapes.ts';
import { number } from '#web/ground/texts/amounts.ts';

/** The texts on the page of a mentor. */
export const shownOfficeHourTexts = {
  heading: 'Office hours',
  untitled: 'Office hour',
  facts: (at: string, { minutes, free, seats }: OfficeHourRowBody) =>
    [
      at,
      `${number(minutes)} minutes`,
      free > 0 ? `${number(free)} of ${number(seats)} seats left` : 'Full. You can join the waiting list',
    ].join(' · '),
} as const;
