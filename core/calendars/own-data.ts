import type { OwnData } from '../ground/table-rule.ts';

export const calendarData: OwnData = {
  calendar_addresses: {
    isNeverHeld: true,
    exported: ({ db }, { id }) =>
      db.selectFrom('calendar_addresses').select('made_at').where('account_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'guardian',
  },
};
