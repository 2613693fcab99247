import { apply } from './apply.ts';
import type { Step } from './facts.ts';
import { agreementOf } from './state.ts';
import { type Sums, sumsOf } from './sums.ts';
import type { AgreementDocument } from './terms.ts';

/** The sums of a ledger after each requested entry, by its number; 0 stands for the time before the first one. */
export function sumsAfter(
  documents: ReadonlyMap<string, AgreementDocument>,
  steps: readonly Step[],
  isAskedFor: (sequence: number) => boolean,
): Map<number, Sums> {
  const sums = new Map<number, Sums>();
  const [first] = documents.values();
  // Once the signed text is kept no more, nothing follows from the entries alone.
  if (!first) return sums;
  let state = agreementOf(first, '');
  if (isAskedFor(0)) sums.set(0, sumsOf(state));
  for (const { sequence, at, side, fact } of steps) {
    state = apply(state, { sequence, at, side, fact }, (hash) => documents.get(hash));
    if (isAskedFor(sequence)) sums.set(sequence, sumsOf(state));
  }
  return sums;
}
