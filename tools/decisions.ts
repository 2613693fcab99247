import { writeFile } from 'node:fs/promises';
import { indexFile, readDecisions, writeIndex } from './decision-index.ts';

// npm run decisions: writes the index of the decisions from the lines below their titles.
await writeFile(indexFile, writeIndex(readDecisions()));
