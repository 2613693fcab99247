import { type Chore, everyTenMinutes } from '../ground/chore.ts';
import { removeLeavers } from './remove-leavers.ts';

export const leavingChores: Chore[] = [
  { name: 'leaving:remove-accounts', at: everyTenMinutes, run: removeLeavers },
];
