import type { Module } from '../ground/declaration.ts';

export const stories: Module = { name: 'stories' };
