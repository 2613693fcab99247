import type { Module } from '../ground/declaration.ts';
import { firstDaysRows } from './expected-rows.ts';
import { firstStepsOfAll } from './first-steps.ts';
import { firstDayData } from './own-data.ts';

export const firstDays: Module = {
  name: 'first-days',
  firstSteps: firstStepsOfAll,
  ownData: firstDayData,
  expectedRows: firstDaysRows,
};
