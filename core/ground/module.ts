import { groundChores } from './chores.ts';
import type { Module } from './declaration.ts';
import { groundData } from './own-data.ts';

export const ground: Module = { name: 'ground', chores: groundChores, ownData: groundData };
