import type { Module } from '../ground/declaration.ts';
import { endChores } from './chores.ts';
import { endData } from './own-data.ts';

export const ends: Module = { name: 'ends', chores: endChores, ownData: endData };
