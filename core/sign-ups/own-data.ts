import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const signUpData: OwnData = {
  email_proofs: {
    isNeverHeld: true,
    removedBy: 'sign-ups:remove-expired',
    limit: { kept: '1 day', since: sql`one.expires_at - interval '1 day'` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('email_proofs')
        .select(['email', 'created_at', 'verified_at', 'expires_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
};
