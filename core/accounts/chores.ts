import { sql } from 'kysely';
import { type Chore, everyTenMinutes } from '../ground/chore.ts';

export const accountChores: Chore[] = [
  {
    name: 'accounts:forget-browsers',
    at: everyTenMinutes,
    // As long as the cookie lives.
    run: ({ db }) =>
      db.deleteFrom('known_browsers').where('seen_at', '<', sql<Date>`now() - interval '1 year'`).execute(),
  },
];
