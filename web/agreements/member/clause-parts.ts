import type { ClauseChangeBody } from '#contract/agreements/shapes.ts';

/** Changes that are read together. */
export type ClausePart = {
  /** Of what is there or gone as a whole, and not changed clause by clause. */
  whole: 'added' | 'removed' | null;
  /** Whose, where it is a milestone's; else of the part in shares. */
  milestone: number | null;
  changes: ClauseChangeBody[];
};

/** A milestone or an equity part that is new as a whole, or gone as a whole, counts as one change and not as a dozen. */
export function partsOf(changes: readonly ClauseChangeBody[]): ClausePart[] {
  const parts: (ClausePart & { name: string })[] = [];
  for (const change of changes) {
    const name = nameOf(change);
    const last = parts.at(-1);
    if (last && name !== '' && last.name === name) last.changes.push(change);
    else parts.push({ name, whole: null, milestone: change.milestone, changes: [change] });
  }
  return parts.flatMap(({ milestone, changes: own }): ClausePart[] => {
    const whole = wholeOf(own);
    if (whole) return [{ whole, milestone, changes: own }];
    return own.map((change) => ({ whole, milestone, changes: [change] }));
  });
}

/** The clause that every milestone has, and the one that every equity part has. */
const heads = ['milestone.title', 'equity.instrument'];

function wholeOf(changes: readonly ClauseChangeBody[]): ClausePart['whole'] {
  const head = changes.find(({ clause }) => heads.includes(clause));
  if (head?.from === null) return 'added';
  return head?.to === null ? 'removed' : null;
}

function nameOf({ clause, milestone }: ClauseChangeBody): string {
  if (milestone !== null) return `milestone ${milestone}`;
  return /^(equity|vesting|pool)\./.test(clause) ? 'equity' : '';
}
