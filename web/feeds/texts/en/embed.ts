import type { FeedForm } from '#contract/feeds/paths.ts';
import { list } from '#web/ground/texts/amounts.ts';
import { site } from '#web/ground/texts/en/site.ts';

/** Of the page that gives the card and the feeds. */
export const embedTexts = {
  title: 'Opportunities on your site',
  description: 'A card with open opportunities for your own page, and feeds for programs.',
  lead: 'Colleges and communities can show open opportunities on their own pages.',
  copy: 'Copy this into your page',
  frame: (address: string) =>
    `<iframe src="${address}" title="Opportunities on ${site.name}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`,
  nothing: 'The card has no scripts and sets no cookies. We do not count its views.',
  choices: 'Choose what it shows',
  choice: ({ sizes }: { sizes: readonly string[] }) => [
    {
      name: 'How many',
      how: `Write show= and a number: ${list(sizes.toSorted((a, b) => Number(a) - Number(b)))}.`,
      example: '?show=10',
    },
    { name: 'Kind', how: 'Write kind= and a kind, or jobs for internships and jobs.', example: '?kind=jobs' },
    {
      name: 'District',
      how: 'Write place= and a city, a district or a PIN code. The card shows what is within 25 km.',
      example: '?place=Nagpur&within=50',
    },
    { name: 'Skill', how: 'Write skill= and a skill.', example: '?skill=Python' },
  ],
  feeds: 'Feeds',
  feedsHow:
    'Programs can read the same in four forms. A feed takes the filters of the search: write them behind its address. Each project has these feeds, too.',
  forms: { atom: 'Atom', rss: 'RSS', json: 'JSON Feed', ics: 'Calendar' } satisfies Record<FeedForm, string>,
  all: 'All open opportunities stand in',
  data: 'the open data',
};
