import type { FirstClauses } from '#core/agreements/first-draft.ts';

/** ⚖ What a draft says first of rights and causes follows from law as we understand it; both sides can change it. */
export const firstClauses: FirstClauses = {
  law: 'India',
  place: 'Mumbai',
  rights:
    'The rights in a milestone’s work pass to the project when that milestone is settled: for all uses, the full term, worldwide.',
  portfolio: 'The contributor may show the work once its milestone is settled.',
  causes: ['Work of others handed in as one’s own', 'Passing on what is confidential'],
};
