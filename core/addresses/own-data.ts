import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const addressData: OwnData = {
  email_changes: {
    removedBy: 'addresses:remove-expired',
    limit: { kept: '10 minutes', since: sql`one.expires_at - interval '10 minutes'` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('email_changes')
        .select(['email', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  former_addresses: {
    removedBy: 'addresses:forget-former',
    limit: { kept: '7 days', since: sql`one.expires_at - interval '7 days'` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('former_addresses')
        .select(['email', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('place')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
