import { shownHours } from '#rules/credit/hours.ts';
import { plural } from '#web/ground/texts/amounts.ts';

/** 7.5 hours */
export function hoursOf(minutes: number): string {
  return minutes === 60 ? '1 hour' : `${shownHours(minutes)} hours`;
}

export function creditsOf(count: number): string {
  return plural(count, { one: () => '1 credit', other: (shown) => `${shown} credits` });
}
