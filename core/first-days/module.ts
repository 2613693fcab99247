import type { Module } from '../ground/declaration.ts';
import { firstStepsOfAll } from './first-steps.ts';
import { firstDayData } from './own-data.ts';

export const firstDays: Module = {
  name: 'first-days',
  firstSteps: firstStepsOfAll,
  ownData: firstDayData,
};
