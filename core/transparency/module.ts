import type { Module } from '../ground/declaration.ts';
import { transparencyRows } from './expected-rows.ts';
import { transparencyVersions } from './get-transparency.ts';
import { transparencyData } from './own-data.ts';
import { transparencyScheduledJobs } from './scheduled.ts';

export const transparency: Module = {
  name: 'transparency',
  shown: [{ one: 'transparency count', all: 'transparency counts', look: transparencyVersions }],
  scheduledJobs: transparencyScheduledJobs,
  ownData: transparencyData,
  expectedRows: transparencyRows,
};
