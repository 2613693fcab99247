import { now } from '#db/now.ts';
import { type Chore, everyTenMinutes } from '../ground/chore.ts';

export const signUpChores: Chore[] = [
  {
    name: 'sign-ups:remove-expired',
    at: everyTenMinutes,
    run: ({ db }) => db.deleteFrom('email_proofs').where('expires_at', '<', now).execute(),
  },
];
