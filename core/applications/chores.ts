import { type Chore, everyMinute } from '../ground/chore.ts';
import { tellDeclines } from './tell-declines.ts';

export const applicationChores: Chore[] = [
  { name: 'applications:tell-declines', at: everyMinute, run: tellDeclines },
];
