import type { OwnData } from '../ground/table-rule.ts';
import { presentProfile } from './present.ts';

export const profileData: OwnData = {
  profiles: {
    async exported({ db }, { id }) {
      const rows = await db
        .selectFrom('profiles')
        .selectAll()
        .where('owner_id', '=', id)
        .orderBy('sequence')
        .execute();
      return rows.map((row) => presentProfile(row));
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
};
