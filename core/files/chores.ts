import { type Chore, everyTenMinutes } from '../ground/chore.ts';
import { sweepFiles } from './sweep.ts';

export const fileChores: Chore[] = [{ name: 'files:sweep', at: everyTenMinutes, run: sweepFiles }];
