import { z } from 'zod';
import { call } from '../ground/call.ts';
import { districtName, skillName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { searchLacks, searchPauses, searchStates, splits } from './limits.ts';
import { saidParams, versionParam } from './params.ts';
import { searchSaid } from './shapes.ts';

const own = z.object({
  /** Empty while the member has no search. */
  state: z.enum(['', ...searchStates]),
  version: z.int(),
  said: searchSaid.nullable(),
  /** A text that waits for review or was returned: others read the one before. */
  proposed: searchSaid.nullable(),
  pause: z.enum(['', ...searchPauses]),
  /** Missing, so that others do not find the search. */
  lacks: z.array(z.enum(searchLacks)),
  /** It is on, and nothing is missing. */
  isFound: z.boolean(),
  /** The day on which it pauses unless the member goes on; empty unless it is on. */
  onUntil: date,
  /** By when the member answers "Still looking?"; empty unless they are asked. */
  answerBy: date,
  review: z.object({ askedAt: date, dueAt: date, isLate: z.boolean() }).nullable(),
  /** Why the last text was returned; empty where it was not. */
  returnedFor: z.string(),
  removedFor: z.string(),
  /** How often it can still be changed within 24 hours, and the day from which the split can be changed; empty if at once. */
  changesLeft: z.int(),
  splitFrom: date,
  /** The split of the last 14 days, also of a search that was deleted since. */
  split: z.object({ splits: z.array(z.enum(splits)), isMust: z.boolean() }),
  /** From the profile. */
  profile: z.object({
    skills: z.array(skillName),
    hours: z.int(),
    languages: z.array(z.string()),
    /** The district, with its region; empty where the location names none of the table. */
    district: districtName,
  }),
  projects: z.array(z.object({ $id: z.string(), name: z.string() })),
  can: z.object({
    edit: z.boolean(),
    turnOn: z.boolean(),
    pause: z.boolean(),
    delete: z.boolean(),
  }),
});
export type OwnSearchBody = z.infer<typeof own>;

export const getOwnSearch = call({
  method: 'GET',
  path: '/account/cofounder-search',
  summary: "The member's own search for co-founders, and what it lacks",
  access: 'adult',
  params: {},
  answer: { status: 200, body: own, about: 'The search; without a state while there is none' },
  refusals: [],
});

export const putOwnSearch = call({
  method: 'PUT',
  path: '/account/cofounder-search',
  summary: 'Write the own search for co-founders: texts, facts and what the other must or should meet',
  access: 'adult',
  begins: true,
  params: { version: versionParam, ...saidParams },
  answer: { status: 200, body: own, about: 'The search as it stands now' },
  refusals: [
    'conflict',
    'cofounder_removed',
    'cofounder_lacks_mark',
    'cofounder_project_unknown',
    'cofounder_criterion_empty',
    'cofounder_skill_unknown',
    'cofounder_district_unknown',
    'cofounder_start_day',
    'cofounder_nevers_many',
    'cofounder_changes_many',
    'cofounder_split_soon',
    'nothing_offered',
  ],
});

export const putSearchOn = call({
  method: 'PUT',
  path: '/account/cofounder-search/on',
  summary: 'Turn the own search on for 60 days; a first text that screening holds is read first',
  access: 'adult',
  begins: true,
  params: {},
  answer: { status: 200, body: own, about: 'The search as it stands now' },
  refusals: ['cofounder_search_unknown', 'cofounder_removed', 'cofounder_incomplete'],
});

export const putSearchPause = call({
  method: 'PUT',
  path: '/account/cofounder-search/pause',
  summary: 'Pause the own search: others no longer find it',
  access: 'adult',
  params: {},
  answer: { status: 200, body: own, about: 'The search as it stands now' },
  refusals: ['cofounder_search_unknown'],
});

export const putStillLooking = call({
  method: 'PUT',
  path: '/account/cofounder-search/still-looking',
  summary: 'Say that the member is still looking: the search is on for 60 days from now',
  access: 'adult',
  params: {},
  answer: { status: 200, body: own, about: 'The search as it stands now' },
  refusals: ['cofounder_search_unknown'],
});

export const deleteOwnSearch = call({
  method: 'DELETE',
  path: '/account/cofounder-search',
  summary: 'Delete the own search for co-founders',
  access: 'adult',
  params: {},
  answer: { status: 200, body: own, about: 'There is no search any more' },
  refusals: ['cofounder_removed'],
});
