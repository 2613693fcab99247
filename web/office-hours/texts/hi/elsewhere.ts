import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { shownOfficeHourTexts as english } from '../en/elsewhere.ts';

export const shownOfficeHourTexts = {
  heading: 'ऑफ़िस आवर',
  untitled: 'ऑफ़िस आवर',
  facts: (at, { minutes, free, seats }) =>
    [
      at,
      `${number(minutes)} मिनट`,
      free > 0 ? `${number(seats)} में से ${number(free)} जगहें बाक़ी` : 'भर गया। आप वेटिंग लिस्ट में आ सकते हैं',
    ].join(' · '),
} satisfies Translated<typeof english>;
