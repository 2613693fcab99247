import type { Figure } from '#contract/transparency/calls.ts';
import { transparencyLimits } from '#contract/transparency/numbers.ts';

export type Count = { key: string; count: number };
export type ShownPart = { key: string; figure: Figure };

const { few } = transparencyLimits;
const isFew = (count: number) => count > 0 && count < few;

/** A number as everyone may read it. */
export function protectNumber(count: number): Figure {
  return isFew(count) ? { shown: 'few', count: 0 } : { shown: 'exact', count };
}

/**
 * The parts of a number as everyone may read them. If one part is a few, the largest part is held back as well; if even then
 * not all four values of a few would be possible, all parts are. The rule depends on shown values alone, so that knowing it
 * tells no more (decision 352).
 */
export function protectParts(counts: readonly Count[]): ShownPart[] | null {
  const parts = counts.filter(({ count }) => count > 0);
  const total = sum(parts);
  if (isFew(total)) return null;
  const small = parts.filter(({ count }) => isFew(count));
  if (small.length === 0) return parts.map(({ key, count }) => ({ key, figure: protectNumber(count) }));
  const [held, next] = parts.filter(({ count }) => count >= few).sort((a, b) => b.count - a.count);
  if (!held) return null;
  const hidden = held.count + sum(small);
  const leastHeld = Math.max(few, (next?.count ?? 0) + 1);
  if (hidden < leastHeld + (few - 1) * small.length) return null;
  return parts.map(({ key, count }) => ({
    key,
    figure: key === held.key ? { shown: 'held', count: 0 } : protectNumber(count),
  }));
}

const sum = (parts: readonly Count[]) => parts.reduce((all, { count }) => all + count, 0);
