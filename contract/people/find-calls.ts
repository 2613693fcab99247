import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { openTo, verificationKinds } from '#rules/lists/kinds.ts';
import { roles } from '#rules/lists/roles.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { districtName, skillName } from '../ground/listed-names.ts';
import { interestPurposes } from '../interests/limits.ts';
import { searchLimits } from '../search/limits.ts';
import { total } from '../search/shapes.ts';
import { leastHours, peopleFilters } from './filters.ts';

export const personRow = z
  .object({
    id: z.string(),
    handle: z.string(),
    name: z.string(),
    /** In a second script; empty where none is given. */
    otherName: z.string(),
    avatarId: z.string(),
    role: z.string(),
    place: districtName,
    organisation: z.string(),
    headline: z.string(),
    languages: z.array(z.string()),
    skills: z.array(skillName),
    hoursAWeek: z.int(),
    openTo: z.array(z.string()),
    /** The kinds in force. */
    verified: z.array(z.enum(verificationKinds)),
  })
  .meta({ id: 'PersonRow' });
export type PersonRowBody = z.infer<typeof personRow>;

const people = z.object({
  people: z.array(personRow),
  total,
  /** The value of `after` for the next page; `""` on the last page. */
  next: z.string(),
  /** Where the search finds no one: the filter without which it finds most, and how many that are. */
  drop: z.object({ filter: z.enum(peopleFilters), total }).nullable(),
});
export type PeopleBody = z.infer<typeof people>;

const choices = (values: readonly string[]) => broken('choice', values.join(', '));
const after = /^\d{0,18}$/;

export const getPeople = call({
  method: 'GET',
  path: '/people',
  summary: 'The members who want to be found, the newest first',
  access: 'adult',
  params: {
    search: optionalText(searchLimits.typed).default(''),
    role: z.enum(['', ...roles], choices(roles)).default(''),
    skill: optionalText(skillLimits.name).default(''),
    place: optionalText(searchLimits.typed).default(''),
    openTo: z.enum(['', ...openTo], choices(openTo)).default(''),
    /** For what they are open to introductions to owners of projects. */
    introduction: z.enum(['', ...interestPurposes], choices(interestPurposes)).default(''),
    hours: z.enum(['', ...leastHours], choices(leastHours)).default(''),
    verified: z.enum(['', 'yes'], choices(['yes'])).default(''),
    after: z.string(broken('cursor')).regex(after, broken('cursor')).default(''),
  },
  answer: { status: 200, body: people, about: 'Twenty people, and how many there are' },
  refusals: [],
});
