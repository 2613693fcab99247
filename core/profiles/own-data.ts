import type { OwnData } from '../ground/table-rule.ts';
import { presentProfile } from './present.ts';

export const profileData: OwnData = {
  profiles: {
    holds:
      'What somebody says of themself: name, phone, place, date of birth, education, college or company.',
    why: 'To show it to them, and to whom they choose.',
    kept: 'As long as the account.',
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
  },
};
