import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { Goal } from '#web/figures/texts/en/figures.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export const stories = {
  title: 'Stories',
  description:
    'Beginnings, told with what was built, what went wrong and what came of it. The first six are samples, until our members tell theirs.',
  hero: {
    headline: 'What people began.',
    description: 'With the parts that went wrong. The first six are samples, until our members tell theirs.',
    note: 'What we want this page to grow into.',
    figures: [
      { value: '1000+', label: 'Success stories', counts: 'stories' },
      { value: '5000+', label: 'Active collaborations' },
      { value: '50K+', label: 'Students impacted', counts: 'students' },
    ] satisfies readonly Goal[],
  },
  featured: {
    title: 'Featured stories',
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous story',
    next: 'Next story',
    readMore: 'Read More',
    show: (title: string) => `Show “${title}”`,
    position: (position: number, count: number) => `${position} of ${count}`,
  },
  all: {
    title: 'All Stories',
    filter: 'Show stories of one kind',
    read: 'Read',
    shown: (count: number) =>
      count === 0 ? 'No story' : plural(count, { one: (n) => `${n} story`, other: (n) => `${n} stories` }),
    empty: 'No story of this kind yet. Yours could be the first.',
  },
  categories: {
    all: 'All',
    success: 'Success',
    startup: 'Startup',
    collaboration: 'Collaboration',
  },
  minutes: (count: number) => `${count} min read`,
  sample: {
    mark: 'Sample',
    text: 'A sample story: the people in it are invented, until our members tell theirs.',
    title: (title: string) => `Sample: ${title}`,
  },
  facts: {
    title: 'In short',
    team: 'Team',
    hours: 'Time',
    hoursAWeek: (hours: number) =>
      plural(hours, {
        one: (shown) => `${shown} hour a week each`,
        other: (shown) => `${shown} hours a week each`,
      }),
    weeks: 'From start to first use',
    inWeeks: (weeks: number) =>
      plural(weeks, { one: (shown) => `${shown} week`, other: (shown) => `${shown} weeks` }),
    wentWrong: 'What went wrong',
  },
  back: 'All stories',
  more: 'Read on',
  report: 'Report',
  missing: {
    title: 'This story is not here',
    text: 'It may have been taken back by the person who told it. There are others.',
    link: 'See all stories',
  },
  closing: {
    title: 'Yours is missing.',
    text: 'Tell us how you began, or begin now and tell us later.',
    join: { label: 'Join Saharambh', to: signUpPaths.signup },
    share: { label: 'Share Your Story', to: `${sitePaths.about}#contact` },
  },
} as const;
