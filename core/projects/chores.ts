import { type Chore, everyTenMinutes } from '../ground/chore.ts';
import { forgetInvitations } from './forget-invitations.ts';

export const projectChores: Chore[] = [
  { name: 'projects:forget-invitations', at: everyTenMinutes, run: forgetInvitations },
];
