import type { Module } from '../ground/declaration.ts';
import { mentorData } from './own-data.ts';

export const mentors: Module = {
  name: 'mentors',
  ownData: mentorData,
};
