import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { zone } from '#rules/calendar/params.ts';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { handle } from '#rules/lists/params.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { skillName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { personRow } from '../people/find-calls.ts';
import { searchLimits } from '../search/limits.ts';
import { total } from '../search/shapes.ts';
import { daysOfWeek, mentorCountries, mentorFilters, timesOfDay, withinDays } from './filters.ts';
import { mentorKinds } from './limits.ts';
import { choices } from './params.ts';
import { mentorSaid } from './shapes.ts';

export const mentorMarks = verificationKinds.filter((kind) => kind !== 'student');

const row = z.object({
  person: personRow,
  topics: z.array(skillName),
  kinds: z.array(z.enum(mentorKinds)),
  languages: z.array(z.string()),
  /** The earliest slot; empty where there is none. */
  next: date,
  /** The earliest slot at the asked times, where times are asked for. */
  fitting: date,
});
export type MentorRowBody = z.infer<typeof row>;

const mentors = z.object({
  mentors: z.array(row),
  total,
  /** The value of `after` for the next page; `""` on the last page. */
  next: z.string(),
  /** Where the search finds no one: the filter without which it finds most, and how many that are. */
  drop: z.object({ filter: z.enum(mentorFilters), total }).nullable(),
  /** The zone in which times of day are read. */
  zone: z.string(),
});
export type MentorsBody = z.infer<typeof mentors>;

const page = z.object({
  person: personRow,
  said: mentorSaid,
  kinds: z.array(z.enum(mentorKinds)),
  /** The first slots; none while the page is paused. */
  slots: z.array(date),
  zones: z.object({ mentor: z.string(), reader: z.string() }),
  can: z.object({ edit: z.boolean(), ask: z.boolean(), report: z.boolean() }),
  /** Why this member cannot ask; empty where they can. */
  bar: z.enum(['', 'own', 'paused', 'mark']),
});
export type MentorBody = z.infer<typeof page>;

const after = /^\d{0,19}$/;
const readerZone = z.union([z.literal(''), zone], broken('zone')).default('');

export const getMentors = call({
  method: 'GET',
  path: '/mentors',
  summary: 'The mentors with an open page: those with the earliest slot first, then the newest',
  access: 'adult',
  params: {
    search: optionalText(searchLimits.typed).default(''),
    topic: optionalText(skillLimits.name).default(''),
    kind: z.enum(['', ...mentorKinds], choices(mentorKinds)).default(''),
    language: z.enum(['', ...languageCodes], broken('choice', 'BCP 47')).default(''),
    time: z.enum(['', ...timesOfDay], choices(timesOfDay)).default(''),
    days: z.enum(['', ...daysOfWeek], choices(daysOfWeek)).default(''),
    within: z.enum(['', ...withinDays], choices(withinDays)).default(''),
    country: z.enum(['', ...mentorCountries], choices(mentorCountries)).default(''),
    mark: z.enum(['', ...mentorMarks], choices(mentorMarks)).default(''),
    zone: readerZone,
    after: z.string(broken('cursor')).regex(after, broken('cursor')).default(''),
  },
  answer: { status: 200, body: mentors, about: 'Twenty mentors, and how many there are' },
  refusals: [],
});

export const getMentor = call({
  method: 'GET',
  path: '/mentors/:handle',
  summary: 'The page of a mentor as this member may see it',
  access: 'adult',
  foreign: 'answered',
  gone: 'mentor_unknown',
  params: { handle, zone: readerZone },
  answer: { status: 200, body: page, about: 'The page' },
  refusals: [],
});

const ofProfile = z.object({
  /** Empty where the mentor does not show it on the public profile. */
  topics: z.array(skillName),
  languages: z.array(z.string()),
  kinds: z.array(z.enum(mentorKinds)),
});
export type ProfileMentorBody = z.infer<typeof ofProfile>;

export const getMentorOfProfile = call({
  method: 'GET',
  path: '/people/:handle/mentor',
  summary: 'What a public profile shows of a mentor page, where the mentor has ticked it',
  access: 'anyone',
  foreign: 'answered',
  gone: 'answered',
  params: { handle },
  answer: {
    status: 200,
    body: ofProfile,
    about: 'Topics, languages and kinds; all empty where it shows none',
  },
  refusals: [],
});

const overview = z.object({
  /** Each 0 while there are fewer than ten. */
  mentors: z.int(),
  slots: z.int(),
  /** Those with at least five mentors, the most frequent first. */
  topics: z.array(z.object({ topic: skillName, mentors: z.int() })),
});
export type MentorshipBody = z.infer<typeof overview>;

export const getMentorship = call({
  method: 'GET',
  path: '/mentorship',
  summary: 'How many mentors there are, and the topics of at least five',
  access: 'anyone',
  params: {},
  answer: { status: 200, body: overview, about: 'Counts of open pages' },
  refusals: [],
});
