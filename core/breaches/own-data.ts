import { sql } from 'kysely';
import { breachTimes } from '#contract/breaches/limits.ts';
import type { OwnData } from '../ground/table-rule.ts';

const kept = `${breachTimes.keptYears} years` as const;
const removedBy = 'breaches:forget';

export const breachData: OwnData = {
  breaches: 'names no one',
  breach_reports: 'names no one',
  breach_affected: {
    removedBy,
    isNeverHeld: true,
    limit: { kept, since: sql`(select closed_at from breaches where id = one.breach_id)` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('breach_affected')
        .innerJoin('breaches', 'breaches.id', 'breach_affected.breach_id')
        .select([
          'number',
          'happened',
          'happened_from',
          'happened_until',
          'kinds',
          'breach_affected.mailed_at',
        ])
        .where('account_id', '=', id)
        .orderBy('opened_at')
        .execute(),
    // How many it affected still counts.
    erased: (tx, { id, email }) =>
      tx
        .updateTable('breach_affected')
        .set({ account_id: null, address: '', guardian: '' })
        .where((row) => row.or([row('account_id', '=', id), row('address', '=', email)]))
        .execute(),
  },
};
