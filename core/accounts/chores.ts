import { sql } from 'kysely';
import { type Chore, everyTenMinutes } from '../ground/chore.ts';

export const accountChores: Chore[] = [
  {
    name: 'accounts:forget-browsers',
    at: everyTenMinutes,
    // The same time as the cookie's lifetime.
    run: ({ db }) =>
      db.deleteFrom('known_browsers').where('seen_at', '<', sql<Date>`now() - interval '1 year'`).execute(),
  },
];
