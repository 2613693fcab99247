import type { OwnData } from '../ground/table-rule.ts';

export const endData: OwnData = {
  ends: {
    removedBy: 'ends:forget',
    exported: { not: 'Numbers and times of what the rest of the archive shows.' },
    erased: { not: 'A restored backup has to be told what has ended. The number leads to nobody any more.' },
  },
};
