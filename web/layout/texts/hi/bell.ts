import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { bellTexts as english } from '../en/bell.ts';

export const bellTexts = {
  label: (turns, unread) =>
    [
      'सूचनाएँ',
      ...(turns > 0 ? [`${number(turns)} में आपकी बारी`] : []),
      ...(unread > 0 ? [`${number(unread)} नई`] : []),
    ].join(', '),
  place: 'सूचनाएँ',
} satisfies Translated<typeof english>;
