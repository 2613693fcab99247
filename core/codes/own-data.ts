import type { OwnData } from '../ground/table-rule.ts';

export const codeData: OwnData = {
  tokens: {
    holds:
      'Codes and links on their way by mail: which kind, for which address, until when. The secret is not kept.',
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
