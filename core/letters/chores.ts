import type { Chore } from '../ground/chore.ts';
import { forgetFailedLetters } from './forget-failed.ts';

export const letterChores: Chore[] = [
  { name: 'letters:forget-failed', at: '50 3 * * *', run: forgetFailedLetters },
];
