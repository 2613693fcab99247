import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { shownOfficeHourTexts as english } from '../en/elsewhere.ts';

export const shownOfficeHourTexts = {
  heading: 'ऑफिस अवर',
  untitled: 'ऑफिस अवर',
  facts: (at, { minutes, free, seats }) =>
    [
      at,
      `${number(minutes)} मिनिटे`,
      free > 0 ? `${number(seats)} पैकी ${number(free)} जागा शिल्लक` : 'भरला. तुम्ही वेटिंग लिस्टमध्ये येऊ शकता',
    ].join(' · '),
} satisfies Translated<typeof english>;
