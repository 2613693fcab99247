import type { OwnData } from '../ground/table-rule.ts';

export const consentData: OwnData = {
  consents: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('consents')
        .select([
          'document',
          'version',
          'language',
          'words_hash',
          'given',
          'detail',
          'given_by',
          'created_at',
        ])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  legal_translations: 'names no one',
};
