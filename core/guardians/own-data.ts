import type { OwnData } from '../ground/table-rule.ts';

export const guardianData: OwnData = {
  guardians: {
    holds:
      'Email address of the parent or guardian of somebody under 18, what they are to them, how they answered, and which service has made sure of them.',
    why: 'The law asks for their consent.',
    kept: 'Until the 18th birthday; when nobody agrees, until the account is erased for that.',
    removedBy: 'guardians:release-adults',
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
  },
};
