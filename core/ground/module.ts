import { groundChores } from './chores.ts';
import type { Module } from './declaration.ts';

export const ground: Module = { name: 'ground', chores: groundChores };
