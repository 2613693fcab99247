import type { Module } from '../ground/declaration.ts';

export const feeds: Module = { name: 'feeds' };
