import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { bellTexts as english } from '../en/bell.ts';

export const bellTexts = {
  label: (turns, unread) =>
    [
      'सूचना',
      ...(turns > 0 ? [`${number(turns)} ठिकाणी आता तुम्ही`] : []),
      ...(unread > 0 ? [`${number(unread)} नवीन`] : []),
    ].join(', '),
  place: 'सूचना',
} satisfies Translated<typeof english>;
