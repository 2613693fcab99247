import { type Chore, everyTenMinutes } from '../ground/chore.ts';
import { forgetEnds } from './forget-ends.ts';

export const endChores: Chore[] = [{ name: 'ends:forget', at: everyTenMinutes, run: forgetEnds }];
