import type { DataFileBody } from '#contract/open-data/calls.ts';
import type { DataFile } from '#contract/open-data/rare-paths.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';
import { site } from '#web/ground/texts/en/site.ts';

export const openDataTexts = {
  title: 'Open data',
  description: 'All open opportunities as files for everyone to use, new each night.',
  lead: `All open opportunities on ${site.name} as files that anyone may use. They are new each night.`,
  keywords: 'internships, jobs, startup projects, co-founders, India',
  files: 'The files',
  none: 'The first files are made tonight.',
  about: {
    'opportunities.csv': 'All open opportunities as a table.',
    'opportunities.ndjson': 'The same, a line of JSON each.',
    'job-postings.ndjson': 'Internships and jobs as JobPosting of schema.org, a line of JSON each.',
  } satisfies Record<DataFile, string>,
  made: ({ entries, size, madeAt }: DataFileBody) =>
    `${number(entries)} entries · ${number(Math.ceil(size / 1000))} kB · made on ${moment(madeAt)}`,
  how: 'In the files',
  rules: [
    'Title, project, kind, skills, district, pay, equity (yes or no), college credit and whether the institution has confirmed it, dates, the link and the first 500 characters.',
    'No file names a member.',
    'A project can take its opportunities out of the card and the open data. Then the next files do not have them.',
    'In the table, an apostrophe stands before a text that a spreadsheet would calculate.',
  ],
  licence: {
    name: 'CC BY 4.0: you may use and share the files if you name us.',
    address: 'https://creativecommons.org/licenses/by/4.0/',
  },
  also: 'You can also have',
  card: 'a card or a feed on your site',
  unknown: 'There is no such file.',
};
