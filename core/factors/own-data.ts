import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';
import { lossSeconds } from './limits.ts';

export const factorData: OwnData = {
  factors: {
    isNeverHeld: true,
    removedBy: 'factors:remove-begun',
    limit: { kept: '30 minutes', since: sql`case when one.confirmed_at is null then one.created_at end` },
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
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db.selectFrom('recovery_codes').select('created_at').where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  passkeys: {
    isNeverHeld: true,
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
    isNeverHeld: true,
    removedBy: 'factors:end-losses',
    limit: { kept: `${lossSeconds.lapse / 86_400} days`, since: sql`coalesce(one.ends_at, one.second_from)` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('factor_losses')
        .select(['begun_at', 'second_from', 'ends_at', 'mailed_at'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
  factor_guesses: {
    isNeverHeld: true,
    removedBy: 'factors:forget-guesses',
    limit: { kept: '10 minutes', since: sql`one.expires_at - interval '10 minutes'` },
    exported: ({ db }, { id }) =>
      db.selectFrom('factor_guesses').select('times').where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  factor_changes: {
    isNeverHeld: true,
    removedBy: 'factors:forget-changes',
    limit: { kept: '7 days', since: sql`one.expires_at - interval '7 days'` },
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
