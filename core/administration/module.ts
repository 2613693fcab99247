import type { Module } from '../ground/declaration.ts';

export const administration: Module = { name: 'administration' };
