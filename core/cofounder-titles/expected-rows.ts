import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const cofounderTitlesRows: ExpectedRows = {
  cofounder_titles: 10_000,
  cofounder_title_answers: 10_000,
};
