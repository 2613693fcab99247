import { day, plural } from '#web/ground/texts/amounts.ts';

export const publicProjectsTexts = {
  title: 'Projects',
  description:
    'What students, founders and mentors are building here: who is behind each project, how far it is, and what comes next.',
  headline: 'What people begin here.',
  intro: 'Each dot is a person. Each loop round them is a milestone that both sides have accepted.',
  stage: 'Stage',
  anyStage: 'Any stage',
  sector: 'Sector',
  anySector: 'Any sector',
  filter: 'Show',
  all: 'All projects',
  empty: 'No project is like this yet.',
  emptyAll: 'No project is published yet.',
  drop: 'Show all projects',
  more: 'Older projects',
  first: 'Newest projects',
  start: 'Start a Project',
  startTitle: 'Yours could be next.',
  startText: 'A name and one line begin it. No one else sees it until you publish it.',
} as const;

export const publicProjectTexts = {
  report: 'Report',
  missing: {
    title: 'There is no such project',
    text: 'It may have been archived by its team, or the link may be cut short.',
    link: 'All projects',
  },
  problem: 'The problem',
  today: 'What exists today',
  next: 'What comes next',
  team: 'Who is behind it',
  owner: 'Owner',
  cofounder: (on: string) => `Co-founder since ${day(on)}. They say so themselves.`,
  others: (count: number) =>
    plural(count, { one: (shown) => `and ${shown} more`, other: (shown) => `and ${shown} more` }),
  noneShown: (count: number) =>
    plural(count, { one: (shown) => `${shown} person`, other: (shown) => `${shown} people` }),
  hidden: 'They have chosen not to be shown to everyone.',
  organisation: {
    yes: {
      term: 'Verified organisation',
      text: 'One of its owners has shown that they act for a registered organisation.',
    },
    no: { term: 'Unregistered team', text: 'No organisation has been verified for this project.' },
  },
  figures: 'Too new for figures.',
  figuresOver: 'Answers to applications in the last 90 days.',
  figuresHow: 'How quickly a project answers is shown from five answers on.',
  open: 'Open places',
  noneOpen: 'No places are open now.',
  website: 'Website',
  follow: 'Follow this project',
  share: 'Share',
  archived: 'This project is archived. Only its team sees this page.',
  removed: 'Our staff have removed this project. Only its team sees this page.',
  draft: 'This is a draft. Only its team sees this page.',
} as const;
