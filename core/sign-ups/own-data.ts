import type { OwnData } from '../ground/table-rule.ts';

export const signUpData: OwnData = {
  email_proofs: {
    removedBy: 'sign-ups:remove-expired',
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
