import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const guardianData: OwnData = {
  guardians: {
    removedBy: 'guardians:release-adults',
    limit: {
      kept: '18 years',
      since: sql`(select adult_at - interval '18 years' from standings where account_id = one.account_id)`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('guardians')
        .select([
          'name',
          'email',
          'adult_on',
          'confirmed',
          'relation',
          'terms_version',
          'checked_with',
          'asked_at',
          'answered_at',
        ])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
};
