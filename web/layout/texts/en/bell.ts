import { number } from '#web/ground/texts/amounts.ts';

/** The bell of the frame. */
export const bellTexts = {
  label: (turns: number, unread: number) =>
    [
      'Notifications',
      ...(turns > 0 ? [`${number(turns)} your turn`] : []),
      ...(unread > 0 ? [`${number(unread)} new`] : []),
    ].join(', '),
  place: 'Notifications',
} as const;
