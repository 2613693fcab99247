import type { Module } from '../ground/declaration.ts';
import { storiesRows } from './expected-rows.ts';
import { storyData } from './own-data.ts';
import { reportableStory } from './reportable.ts';
import { storyVersions } from './story-versions.ts';

export const stories: Module = {
  name: 'stories',
  shown: [{ one: 'story', all: 'stories', look: storyVersions }],
  reportables: { story: reportableStory },
  ownData: storyData,
  expectedRows: storiesRows,
};
