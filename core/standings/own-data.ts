import type { OwnData } from '../ground/table-rule.ts';

export const standingData: OwnData = {
  standings: {
    holds:
      'Kind of member, date of birth, time zone, a guardian’s consent or since when it is waited for, a suspension and its reason.',
    why: 'What is open to somebody depends on their age, and on whether they are suspended.',
    kept: 'As long as the account.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('standings')
        .select(['role', 'birth_date', 'zone', 'guardian_agreed_at', 'waits_since', 'erase_at', 'leaves_at'])
        .select(['suspended_at', 'suspended_until', 'suspension_reason'])
        .where('account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
};
