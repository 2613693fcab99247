import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const trialsRows: ExpectedRows = {
  trial_pairs: 10_000,
  trial_question_sets: 1,
  trials: 10_000,
};
