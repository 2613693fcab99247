import type { OwnData } from '../ground/table-rule.ts';

export const codeData: OwnData = {
  codes: {
    holds:
      'Codes on their way by mail: what for, for which address, until when, and who asked, as a hash. The digits are not kept.',
    why: 'To tell that somebody reads the mailbox.',
    kept: 'An hour after they end at most.',
    removedBy: 'codes:remove-old',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('codes')
        .select(['purpose', 'email', 'asked_from', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
  tokens: {
    holds: 'Links on their way by mail: which kind, for which address, until when. The secret is not kept.',
    why: 'To tell that somebody reads the mailbox.',
    kept: 'An hour at most.',
    removedBy: 'codes:remove-expired',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('tokens')
        .select(['kind', 'email', 'created_at', 'expires_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
  },
};
