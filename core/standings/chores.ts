import { type Chore, everyMinute } from '../ground/chore.ts';
import { releaseDue } from './release-due.ts';

export const standingChores: Chore[] = [{ name: 'standings:release-due', at: everyMinute, run: releaseDue }];
