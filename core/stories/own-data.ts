import type { OwnData } from '../ground/table-rule.ts';

export const storyData: OwnData = { stories: 'names no one' };
