import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const codeData: OwnData = {
  codes: {
    isNeverHeld: true,
    removedBy: 'codes:remove-old',
    limit: { kept: '1 hour', since: sql`one.expires_at` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('codes')
        .select(['purpose', 'email', 'asked_from', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
  tokens: {
    isNeverHeld: true,
    removedBy: 'codes:remove-expired',
    limit: { kept: '1 hour', since: sql`one.expires_at - interval '1 hour'` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('tokens')
        .select(['kind', 'email', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
};
