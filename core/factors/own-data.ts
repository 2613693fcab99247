import type { OwnData } from '../ground/table-rule.ts';

export const factorData: OwnData = {
  factors: {
    removedBy: 'factors:remove-begun',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('factors')
        .select(['name', 'created_at', 'confirmed_at', 'used_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
  recovery_codes: {
    exported: ({ db }, { id }) =>
      db.selectFrom('recovery_codes').select('created_at').where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  passkeys: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('passkeys')
        .select(['name', 'host', 'created_at', 'used_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
  passkey_challenges: 'names no one',
  staff_factor_rule: 'names no one',
  factor_losses: {
    removedBy: 'factors:end-losses',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('factor_losses')
        .select(['begun_at', 'second_from', 'ends_at', 'mailed_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
  factor_guesses: {
    removedBy: 'factors:forget-guesses',
    exported: ({ db }, { id }) =>
      db.selectFrom('factor_guesses').select('times').where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  factor_changes: {
    removedBy: 'factors:forget-changes',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('factor_changes')
        .select(['kind', 'name', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
};
