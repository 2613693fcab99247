import type { OwnData } from '../ground/table-rule.ts';

export const searchData: OwnData = { searched_words: 'names no one' };
