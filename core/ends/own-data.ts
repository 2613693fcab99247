import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const endData: OwnData = {
  ends: {
    isNeverHeld: true,
    removedBy: 'ends:forget',
    limit: { kept: '60 days', since: sql`one.at` },
    exported: { not: 'It holds only ids and times of data that the rest of the archive shows.' },
    erased: {
      not: 'Without it a restored backup would revive ended sessions and consents. Its account number no longer leads to a person.',
    },
  },
};
