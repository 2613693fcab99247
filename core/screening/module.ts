import type { Module } from '../ground/declaration.ts';

export const screening: Module = { name: 'screening' };
