import { now } from '#db/now.ts';
import { type Chore, everyTenMinutes } from '../ground/chore.ts';

export const codeChores: Chore[] = [
  {
    name: 'codes:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('tokens').where('expires_at', '<', now).execute(),
  },
];
