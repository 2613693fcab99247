import type { Module } from '../ground/declaration.ts';
import { searchData } from './own-data.ts';

export const search: Module = { name: 'search', ownData: searchData };
