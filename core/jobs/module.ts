import type { Module } from '../ground/declaration.ts';

export const jobs: Module = { name: 'jobs' };
