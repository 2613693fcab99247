import type { OwnData } from '../ground/table-rule.ts';

export const consentData: OwnData = {
  consents: {
    holds: 'What somebody agreed to or refused: which text, in which version and language, and when.',
    why: 'To show that they did.',
    kept: 'As long as the account.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('consents')
        .select(['document', 'version', 'language', 'given', 'created_at'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
    erased: 'by the database',
  },
};
