import { type Chore, everyTenMinutes } from '../ground/chore.ts';
import { lookForNew } from './look-for-new.ts';

export const savedSearchChores: Chore[] = [
  { name: 'saved-searches:look', at: everyTenMinutes, run: lookForNew },
];
