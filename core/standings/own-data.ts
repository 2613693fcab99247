import type { OwnData } from '../ground/table-rule.ts';

export const standingData: OwnData = {
  standings: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('standings')
        .select(['role', 'birth_date', 'zone', 'guardian_agreed_at', 'waits_since', 'erase_at', 'leaves_at'])
        .select(['suspended_at', 'suspended_until', 'suspension_reason', 'pause_ends_at', 'pause_reason'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
