import type { Module } from '../ground/declaration.ts';

export const districts: Module = { name: 'districts' };
