import type { OwnData } from '../ground/table-rule.ts';

export const firstDayData: OwnData = {
  first_steps_put_away: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db
        .selectFrom('first_steps_put_away')
        .select(['step', 'put_away_at'])
        .where('account_id', '=', id)
        .orderBy('put_away_at')
        .execute(),
    givenTo: 'guardian',
    erased: 'by the database',
  },
};
