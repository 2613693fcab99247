import type { Module } from '../ground/declaration.ts';

export const ledger: Module = { name: 'ledger' };
