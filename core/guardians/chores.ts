import { type Chore, everyTenMinutes } from '../ground/chore.ts';
import { releaseAdults } from './release-adults.ts';

export const guardianChores: Chore[] = [
  { name: 'guardians:release-adults', at: everyTenMinutes, run: releaseAdults },
];
