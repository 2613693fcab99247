import type { Module } from '../ground/declaration.ts';

export const places: Module = { name: 'places' };
