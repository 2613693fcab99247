import type { Module } from '../ground/declaration.ts';
import { firstDayData } from './own-data.ts';

export const firstDays: Module = { name: 'first-days', ownData: firstDayData };
