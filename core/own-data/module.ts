import type { Module } from '../ground/declaration.ts';

export const ownData: Module = { name: 'own-data' };
