import { sql } from 'kysely';
import type { OwnData } from '../ground/table-rule.ts';

export const certificateData: OwnData = {
  certificates: {
    exported: ({ db }, { id }) =>
      db
        .selectFrom('certificates')
        .select(['number', 'kind', 'state', 'said', 'issued_at', 'ended_at', 'cause', 'reason'])
        .where('account_id', '=', id)
        .orderBy('issued_at')
        .execute(),
    // The number and the state stay, and the place in the list that the state is read from.
    erased: (tx, { id }) =>
      sql`update certificates set account_id = null, kind = null, subject_id = null, said = null, cause = '', reason = ''
        where account_id = ${id}`.execute(tx),
    givenTo: 'nominee and guardian',
  },
  certificate_lists: 'names no one',
  certificate_keys: 'names no one',
};
