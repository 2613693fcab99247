import {
  cofounderLimits as limits,
  type SearchLack,
  type SearchPause,
  type SearchState,
} from '#contract/cofounders/limits.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';

export const ownSearchTexts = {
  title: 'Your search for a co-founder',
  description: 'What you want to begin, what you bring, and what the other must have.',
  lead: 'Say what you want to begin, and what the other must have: your musts. Two members find each other only if each of them meets every must of the other.',
  states: {
    draft: 'Draft. Only you see it, until you turn it on.',
    on: 'On. Members who fit both ways find you.',
    paused: 'Paused. No one finds you.',
    removed: 'Removed.',
  } satisfies Record<SearchState, string>,
  pauses: {
    own: '',
    quiet: `It was on for ${limits.onDays} days, and you did not say that you still look.`,
    case: 'Our staff paused it because of a report.',
  } satisfies Record<SearchPause, string>,
  notFound: 'It is on, but no one finds you now, because something is missing.',
  onUntil: (last: string) => `It is on until ${day(last)}. We ask you before whether you still look.`,
  removedFor: 'Reason:',
  ended: 'It ended because of the decision about a report.',
  review: (due: string) =>
    `Our staff read your text first, because it seems to ask for more than the work needs, such as an age or a college. Say what the work needs. We answer by ${moment(due)}.`,
  reviewLate: 'Our staff read your text first. We are late, and it comes first now.',
  heldOld: 'Until then members read your earlier text.',
  returned: 'We returned your last text. Say what the work needs. Reason:',
  still: (until: string) =>
    `Still looking? If you do not answer by ${day(until)}, we pause your search. You can turn it on again at any time.`,
  stillYes: 'Yes, still looking',
  lacks: 'What is missing',
  lackTexts: {
    mark: {
      text: 'A mark: it says that we have looked at who you are or what you do.',
      link: 'Get a mark',
    },
    profile: { text: 'A public profile that members may see.', link: 'Show your profile' },
    away: {
      text: 'Your profile says that you are away. You are found again after that day.',
      link: 'Change it',
    },
  } satisfies Record<SearchLack, { text: string; link: string }>,
  edit: 'Change your search',
  begin: 'Write your search',
  editFacts: 'Your texts, when you can begin, and what the other must have',
  find: 'Who fits',
  findFacts: 'Members who fit both ways',
  turnOn: 'Turn it on',
  turningOn: 'Turning it on',
  pause: 'Pause it',
  remove: 'Delete it',
  removeHint: `No one finds you any more. Changes of the last ${limits.splitDays} days still count, also for a new search.`,
  changes: (left: number) =>
    left === 0
      ? 'You cannot change it again today.'
      : plural(left, {
          one: () => 'You can change it 1 more time today.',
          other: (shown) => `You can change it ${shown} more times today.`,
        }),
  splitFrom: (from: string) => `You can change how you would divide the shares from ${moment(from)}.`,
  done: {
    saved: 'Saved.',
    on: `Your search is on for ${limits.onDays} days.`,
    waits: 'Our staff read your text first. When we say yes, your search is on.',
    paused: 'Your search is paused.',
    deleted: 'Your search is deleted.',
    still: `Good. Your search is on for ${limits.onDays} more days.`,
  } as Record<string, string>,
  save: 'Save',
  saving: 'Saving',
};

export const editSearchTexts = {
  title: 'What you look for',
  up: 'Your search',
  project: 'The project that you bring',
  noProject: 'No project yet',
  begin: 'What I want to begin',
  beginHint: `At least ${number(limits.text.min)} characters. Say what the work needs. Ask for no gender, age, religion, caste or college.`,
  bring: 'What I bring',
  bringHint: `At least ${number(limits.text.min)} characters: work, customers, machines, time.`,
  sectors: `Sectors, if you have no project (up to ${limits.sectors})`,
  mode: 'Where you work',
  startsOn: 'You can begin on',
  startsOnHint: 'If the day has passed, others read that you can begin now.',
  fromProfile: 'From your profile',
  skillsOf: (skills: string) => `Skills: ${skills || 'none yet'}`,
  hoursOf: (hours: number) =>
    hours === 0
      ? 'Hours a week: not said yet'
      : plural(hours, { one: () => '1 hour a week', other: (shown) => `${shown} hours a week` }),
  languagesOf: (languages: string) => `Languages: ${languages || 'none yet'}`,
  districtOf: (district: string) => `District: ${district || 'none of our table'}`,
  change: 'Change your profile',
  emptyMeets:
    'If one of these is empty, you do not meet a must of others about it. A skill that is not in our list meets none either.',
  changeFirst: (what: string) => `Changed in this form, not saved yet: ${what}.`,
  asks: 'What the other must have',
  asksHint: 'A must keeps out everyone who does not meet it. Nice to have only changes the order.',
  weightOf: (criterion: string) => `${criterion}: how much it matters`,
  hours: 'Hours a week, at least',
  distance: 'How far away, at most',
  km: (km: number) => `${number(km)} km`,
  distanceHint:
    'From the centre of your district to the centre of theirs. Two members who can both work remotely are always near enough.',
  skills: `Has one of these skills (up to ${limits.skills})`,
  skillsHint:
    'Skills from our list, with commas between them. One of them is enough. Each further one counts as nice to have.',
  sector: `Is in one of these sectors (up to ${limits.sectors})`,
  stage: 'Has one of these stages',
  stageHint: 'A member without a project counts as Idea.',
  start: 'Can begin',
  split: 'How would you divide the shares?',
  splitHint: `You may tick several. We compare your answers and show them to no one. You can change them once in ${limits.splitDays} days.`,
  splitMust: 'This is a must: the other agrees with one of these.',
  language: 'One language in common',
  never: 'Never',
  neverHint: `Members of whom one of these is true do not fit. Up to ${limits.nevers} sectors and stages.`,
  neverSectors: 'Never in these sectors',
  neverStages: 'Never at these stages',
  neverRemote: 'Never someone who works remotely only',
  none: 'Not chosen',
  chooseSome: 'Choose sectors',
};
