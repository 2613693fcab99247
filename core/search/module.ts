import type { Module } from '../ground/declaration.ts';
import { searchRows } from './expected-rows.ts';
import { searchData } from './own-data.ts';

export const search: Module = { name: 'search', ownData: searchData, expectedRows: searchRows };
