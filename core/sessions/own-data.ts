import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const sessionData: OwnData = {
  sessions: {
    removedBy: 'sessions:remove-expired',
    limit: { kept: '1 year', since: sql`one.expires_at - interval '1 year'` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'updated_at', 'expires_at', 'provider', 'ip', 'user_agent'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  waiting_logins: {
    isNeverHeld: true,
    removedBy: 'sessions:remove-waiting',
    limit: { kept: '15 minutes', since: sql`one.expires_at - interval '15 minutes'` },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('waiting_logins')
        .select(['created_at', 'expires_at', 'provider', 'ip', 'user_agent'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
  watched_accounts: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db.selectFrom('watched_accounts').select(['since', 'here_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
  known_devices: {
    exported: ({ db }, { id }) =>
      db.selectFrom('known_devices').select(['kind', 'seen_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
