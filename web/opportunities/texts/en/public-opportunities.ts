import type { OpportunityState } from '#contract/opportunities/limits.ts';
import type { OpenOpportunityBody } from '#contract/opportunities/shapes.ts';
import { day, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import { markTexts } from '#web/verifications/texts/en/marks.ts';

export const publicOpportunitiesTexts = {
  saveThis: 'Save this search, and get new results by email',
  title: 'Opportunities',
  description:
    'Opportunities in student and founder projects: what you would do, how many hours it takes, and what it gives: pay, equity or college credit.',
  headline: 'What you could join.',
  intro: 'Each opportunity says what you would do, how many hours it takes, and what it gives.',
  feed: 'Open opportunities as they come',
  all: 'Open opportunities',
  empty: 'No opportunity is like this.',
  emptyAll: 'No opportunity is open now.',
  offer: 'Offer an opportunity',
  offerTitle: 'Are you looking for people?',
  offerText: 'Begin a project, and say what a person would do in it and what they get.',
} as const;

export const publicOpportunityTexts = {
  report: 'Report',
  missing: {
    title: 'There is no such opportunity',
    text: 'It may have ended with its project, or the link may be cut short.',
    link: 'All opportunities',
  },
  of: (project: string) => `An opportunity in ${project}`,
  wouldDo: 'What you would do on Monday',
  wouldLearn: 'What you would learn',
  lookFor: 'What we look for',
  gives: 'What it gives',
  skills: 'Skills',
  questions: 'What you would be asked',
  trial: 'Trial task',
  trialHow: (hours: number) => `At most ${number(hours)} h, at the earliest with the short list:`,
  facts: 'In figures',
  hours: 'Hours a week',
  hoursOf: (hours: number) => `${number(hours)} h`,
  workHours: (hours: number) =>
    plural(hours, { one: (count) => `${count} hour a week`, other: (count) => `${count} hours a week` }),
  length: 'How long',
  team: 'Team',
  begins: 'Begins',
  where: 'Where',
  seats: 'Seats',
  openSeats: 'Open seats',
  closes: 'Open until',
  behind: 'Who is behind it',
  verified: 'Verified',
  /** The marks of those who own its project. */
  behindBy: (kinds: OpenOpportunityBody['verified']) =>
    kinds.length > 0 ? kinds.map((kind) => markTexts[kind]).join(' · ') : 'Unregistered team',
  figures: (figures: OpenOpportunityBody['figures']) => {
    if (!figures) return 'Too new for figures.';
    const { days, percentInTime } = figures;
    const usual =
      days === null
        ? ''
        : plural(days, {
            one: () => 'Usually answers within a day. ',
            other: (shown) => `Usually answers within ${shown} days. `,
          });
    return `${usual}${number(percentInTime)}\u00a0% in time.`;
  },
  paysLate: {
    term: 'Pays late',
    text: 'A payment that it owes for accepted work is overdue, or was in the last 90 days.',
  },
  share: 'Share',
  apply: 'Apply',
  applyOpens: (date: string) => `To apply: This opens on ${day(date)}. Until then you can save it.`,
  stands: {
    paused: 'This opportunity is paused. No one else can apply now.',
    filled: 'All seats of this opportunity are taken.',
    closed: 'This opportunity is closed.',
    expired: 'The closing day of this opportunity has passed.',
    draft: 'This is a draft. Only its team sees this page.',
    review: 'This waits for review. Only its team sees this page.',
    removed: 'Our staff have removed this opportunity. Only its team sees this page.',
  } satisfies Record<Exclude<OpportunityState, 'live'>, string>,
  untilDay: (closesAt: string) => shortDay(new Date(closesAt).getTime() - 1),
} as const;
