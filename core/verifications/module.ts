import type { Module } from '../ground/declaration.ts';

export const verifications: Module = { name: 'verifications' };
