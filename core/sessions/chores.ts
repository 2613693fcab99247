import { now } from '#db/now.ts';
import { type Chore, everyTenMinutes } from '../ground/chore.ts';

export const sessionChores: Chore[] = [
  {
    name: 'sessions:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('sessions').where('expires_at', '<', now).execute(),
  },
];
