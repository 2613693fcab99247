import { transparencyLimits } from '#contract/transparency/numbers.ts';

const dayMs = 86_400_000;

/** The name of the month `later` months after that of a moment, in UTC. */
export function monthOf(at: Date, later = 0): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later)).toISOString().slice(0, 7);
}

export const beginningOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/**
 * The months that are counted at a moment, the first one first: they are over, and none of their rows may be erased yet. The
 * counts of earlier months are final.
 */
export function monthsToCount(at: Date): string[] {
  const months: string[] = [];
  const erasedBefore = at.getTime() - transparencyLimits.recountedDays * dayMs;
  for (let back = -1; beginningOf(monthOf(at, back)).getTime() >= erasedBefore; back--)
    months.unshift(monthOf(at, back));
  return months;
}
