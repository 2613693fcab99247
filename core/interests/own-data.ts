import type { OwnData } from '../ground/table-rule.ts';
import { presentInterests } from './present.ts';

export const interestData: OwnData = {
  interests: {
    exported: async ({ db }, { id }) => {
      const rows = await db.selectFrom('interests').selectAll().where('account_id', '=', id).execute();
      return rows.map((row) => ({
        ...presentInterests(row),
        open_for: row.open_for,
        updated_at: row.updated_at,
      }));
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  introduction_promises: {
    exported: ({ db }, { id }) =>
      db.selectFrom('introduction_promises').select('promised_at').where('account_id', '=', id).execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  project_askers: 'names no one',
};
