import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const unsentFormData: OwnData = {
  unsent_forms: {
    isNeverHeld: true,
    removedBy: 'unsent-forms:remove-expired',
    limit: { kept: '30 minutes', since: sql`one.expires_at - interval '30 minutes'` },
    // Their text cannot be opened without the browser that sent them.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('unsent_forms')
        .select(['created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
};
