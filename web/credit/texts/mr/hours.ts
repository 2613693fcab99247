import { shownHours } from '#rules/credit/hours.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export function hoursOf(minutes: number): string {
  return minutes === 60 ? '1 तास' : `${shownHours(minutes)} तास`;
}

export function creditsOf(count: number): string {
  return plural(count, { one: (shown) => `${shown} क्रेडिट`, other: (shown) => `${shown} क्रेडिट` });
}
