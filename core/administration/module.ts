import type { Module } from '../ground/declaration.ts';
import { administrationChores } from './chores.ts';
import { administrationData } from './own-data.ts';

export const administration: Module = {
  name: 'administration',
  chores: administrationChores,
  ownData: administrationData,
};
