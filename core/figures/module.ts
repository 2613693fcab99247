import type { Module } from '../ground/declaration.ts';

export const figures: Module = { name: 'figures' };
