import type { Module } from '../ground/declaration.ts';
import { storyData } from './own-data.ts';

export const stories: Module = { name: 'stories', ownData: storyData };
