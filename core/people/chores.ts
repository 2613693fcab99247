import type { Chore } from '../ground/chore.ts';
import { dropWords } from '../search/drop-words.ts';
import { listedPeople } from './list-people.ts';

export const peopleChores: Chore[] = [
  { name: 'people:drop-words', at: '40 2 * * *', run: (core) => dropWords(core, listedPeople) },
];
