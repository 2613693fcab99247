import { type Chore, everyMinute } from '../ground/chore.ts';
import { closeReading } from './close-reading.ts';
import { dropWaitingFiles } from './drop-waiting-files.ts';

export const conversationChores: Chore[] = [
  { name: 'conversations:close-reading', at: everyMinute, run: closeReading },
  { name: 'conversations:drop-waiting-files', at: '25 * * * *', run: dropWaitingFiles },
];
