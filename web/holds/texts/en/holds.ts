import { day, plural } from '#web/ground/texts/amounts.ts';

/** The words for members about holds on their data. */
export const ownHoldTexts = {
  title: 'Data that we keep for a case or an order',
  intro: 'We do not erase this data before the day below, even if you delete your account.',
  kinds: (count: number) =>
    plural(count, { one: () => '1 kind of data', other: (shown) => `${shown} kinds of data` }),
  until: (at: string) => `Until ${day(at)}`,
  ended: (at: string) => `Ended on ${day(at)}`,
  forOrder: 'For an order of a court or an authority',
  forCase: 'For a case about a report',
} as const;
