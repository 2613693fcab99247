import { storyPaths } from '#contract/stories/paths.ts';
import { storyCategories } from '#contract/stories/shapes.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const storyPages = [
  {
    path: storyPaths.stories,
    file: 'stories/public/page.tsx',
    kind: 'public',
    query: { category: storyCategories },
    madeOf: ['stories', 'figures'],
    isInSitemap: true,
    picture: 'stories',
    isMeasured: true,
  },
  {
    path: storyPaths.story(':slug'),
    file: 'stories/public/story.tsx',
    kind: 'public',
    madeOf: ['story::slug', 'stories in order'],
    sample: storyPaths.story('a-library-on-three-wheels'),
    isMeasured: true,
  },
  {
    path: storyPaths.feed,
    file: 'stories/public/feed.ts',
    kind: 'machine',
    hasWords: true,
    madeOf: ['stories'],
  },
] as const satisfies readonly Page[];
