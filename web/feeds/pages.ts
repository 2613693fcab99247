import { cardSizes } from '#contract/feeds/limits.ts';
import { feedForms, feedPaths } from '#contract/feeds/rare-paths.ts';
import { kindChoices, withinKm } from '#contract/opportunities/filters.ts';
import type { Page } from '../page.ts';

const typed = /^.{1,200}$/u;

/** The pages of this module, for the table of all pages. */
export const feedPages = [
  ...feedForms.flatMap((form): Page[] => [
    {
      path: feedPaths.ofAll(form),
      file: 'feeds/machine/feed.ts',
      id: `feeds/machine/feed-${form}`,
      kind: 'machine',
      hasWords: true,
      readsWholeQuery: true,
      countsDaysWith: 'begins',
      madeOf: ['opportunities', 'projects'],
    },
    {
      path: feedPaths.ofProject(':slug', form),
      file: 'feeds/machine/feed.ts',
      id: `feeds/machine/project-feed-${form}`,
      kind: 'machine',
      hasWords: true,
      readsWholeQuery: true,
      countsDaysWith: 'begins',
      madeOf: ['opportunities', 'project::slug', 'all projects'],
      sample: feedPaths.ofProject('nobodys', form),
      isNobodys: true,
    },
  ]),
  {
    path: feedPaths.card,
    file: 'feeds/machine/card.ts',
    kind: 'machine',
    hasWords: true,
    readsWholeQuery: true,
    isFramed: true,
    madeOf: ['opportunities', 'projects'],
  },
  {
    path: feedPaths.embed,
    file: 'feeds/public/embed.tsx',
    kind: 'public',
    query: { show: cardSizes, kind: kindChoices, place: typed, within: withinKm, skill: typed },
    madeOf: [],
    isInSitemap: true,
    isRare: true,
  },
] as const satisfies readonly Page[];
