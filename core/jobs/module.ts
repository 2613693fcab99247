import type { Module } from '../ground/declaration.ts';
import { jobsRows } from './expected-rows.ts';
import { jobData } from './own-data.ts';

export const jobs: Module = { name: 'jobs', ownData: jobData, expectedRows: jobsRows };
