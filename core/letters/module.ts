import type { Module } from '../ground/declaration.ts';
import { letterChores } from './chores.ts';

/** The outbox as administrators see it. */
export const letters: Module = { name: 'letters', chores: letterChores };
