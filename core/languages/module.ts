import type { Module } from '../ground/declaration.ts';

export const languages: Module = { name: 'languages' };
