import type { Module } from '../ground/declaration.ts';
import { storyData } from './own-data.ts';
import { reportableStory } from './reportable.ts';

export const stories: Module = {
  name: 'stories',
  reportables: { story: reportableStory },
  ownData: storyData,
};
