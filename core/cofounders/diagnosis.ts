import type { DiagnosisBody, DiagnosisTopic } from '#contract/cofounders/find-calls.ts';
import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { Condition } from './conditions.ts';
import type { MaskGroup } from './find-matches.ts';

type Line<Topic> = { topic: Topic; count: number };
export type Diagnosis = {
  without: Line<DiagnosisTopic>[];
  theyAsk: (Line<Extract<Condition, { side: 'their' }>['topic']> & { value: number })[];
  pair: { first: DiagnosisTopic; second: DiagnosisTopic; count: number } | null;
};

type Own = Extract<Condition, { side: 'own' }>;

/**
 * Which single change lets most searches fit, for each condition of the reader and of the others, or else which two. Each number is
 * that of a search without the conditions. A number that tells of the split is shown from a few members on.
 */
export function diagnose(conditions: readonly Condition[], groups: readonly MaskGroup[]): Diagnosis {
  const group = (mask: number) => groups.find((one) => one.mask === mask);
  const count = (mask: number) => group(mask)?.count ?? 0;
  const fitting = count(0);
  const bits = conditions.map((condition, at) => ({ condition, bit: 2 ** at }));
  const own = bits.flatMap(({ condition, bit }) => (condition.side === 'own' ? { condition, bit } : []));
  const without = own
    .filter(({ bit }) => count(bit) > 0)
    .map(({ condition, bit }) => ({ topic: condition.topic, count: fitting + count(bit) }))
    .filter(isShown);
  const theyAsk = bits.flatMap(({ condition, bit }) => {
    const found = group(bit);
    if (condition.side !== 'their' || !found) return [];
    const { what } = condition.topic;
    const value = what === 'hours' ? found.hours : what === 'start' ? found.months : 0;
    return [{ topic: condition.topic, count: found.count, value }].filter(isShown);
  });
  return {
    without: without.toSorted(mostFirst),
    theyAsk: theyAsk.toSorted(mostFirst),
    pair: without.length + theyAsk.length > 0 ? null : bestPair(own, count),
  };
}

type OwnBit = { condition: Own; bit: number };

function bestPair(own: readonly OwnBit[], count: (mask: number) => number): Diagnosis['pair'] {
  let best: Diagnosis['pair'] = null;
  for (const [at, first] of own.entries())
    for (const second of own.slice(at + 1)) {
      const found = count(first.bit | second.bit);
      const [one, other] = [first.condition.topic, second.condition.topic];
      const isSplit = one.what === 'split' || other.what === 'split';
      if (found > (best?.count ?? 0) && (!isSplit || found >= limits.splitCount))
        best = { first: one, second: other, count: found };
    }
  return best;
}

function isShown({ topic, count }: Line<{ what: string }>): boolean {
  return topic.what !== 'split' || count >= limits.splitCount;
}

/** Counts that are shown as "a few" have no order. */
function mostFirst(one: { count: number }, other: { count: number }): number {
  return shown(other.count) - shown(one.count);
}

function shown(count: number): number {
  return count < limits.few ? 0 : count;
}

/** As members read it. */
export function presentDiagnosis({ without, theyAsk, pair }: Diagnosis): DiagnosisBody {
  return {
    without: without.map(({ topic, count }) => ({ ...topic, ...presentCount(count) })),
    theyAsk: theyAsk.map(({ topic, value, count }) => ({ ...topic, value, ...presentCount(count) })),
    pair: pair && { first: pair.first, second: pair.second, ...presentCount(pair.count) },
  };
}

function presentCount(count: number): { count: number; isFew: boolean } {
  return { count: shown(count), isFew: count > 0 && count < limits.few };
}
