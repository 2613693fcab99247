import type { OwnData } from '../ground/table-rule.ts';

export const consentData: OwnData = {
  consents: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('consents')
        .select(['document', 'version', 'language', 'given', 'detail', 'given_by', 'created_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
