import type { Module } from '../ground/declaration.ts';

export const clocks: Module = { name: 'clocks' };
