import type { Chore } from '../ground/chore.ts';
import { dropWaitingFiles } from './drop-waiting-files.ts';

export const conversationChores: Chore[] = [
  { name: 'conversations:drop-waiting-files', at: '25 * * * *', run: dropWaitingFiles },
];
