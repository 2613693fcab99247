import type { OwnData } from '../ground/table-rule.ts';

export const sessionData: OwnData = {
  sessions: {
    holds: 'Each signed-in device: browser, network address, when it signed in and was used last.',
    why: 'To keep somebody signed in, and to show them where they are.',
    kept: 'Until it signs out, or a year after its last sign-in.',
    removedBy: 'sessions:remove-expired',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'updated_at', 'expires_at', 'provider', 'ip', 'user_agent'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
  known_devices: {
    holds: 'Kinds of devices that somebody has signed in from, such as “Chrome, Android”.',
    why: 'To tell them of a sign-in from another kind.',
    kept: 'As long as the account.',
    exported: ({ db }, { id }) =>
      db.selectFrom('known_devices').select(['kind', 'seen_at']).where('account_id', '=', id).execute(),
    erased: 'by the database',
  },
};
