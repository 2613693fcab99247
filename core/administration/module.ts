import type { Module } from '../ground/declaration.ts';
import { administrationData } from './own-data.ts';

export const administration: Module = { name: 'administration', ownData: administrationData };
