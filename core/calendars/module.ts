import type { Module } from '../ground/declaration.ts';
import { calendarsRows } from './expected-rows.ts';
import { calendarData } from './own-data.ts';

export const calendars: Module = { name: 'calendars', ownData: calendarData, expectedRows: calendarsRows };
