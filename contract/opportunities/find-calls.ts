import { z } from 'zod';
import { currencies, largestAmount } from '#rules/amounts/money.ts';
import { broken } from '#rules/broken.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { districtName } from '../ground/listed-names.ts';
import { searchLimits } from '../search/limits.ts';
import { total } from '../search/shapes.ts';
import { textLanguages } from '../search/text-languages.ts';
import {
  beginsWithin,
  kindChoices,
  memberOrders,
  mostHours,
  opportunityFilters,
  opportunityOrders,
  withinKm,
} from './filters.ts';
import { listedOpportunity } from './shapes.ts';

const foundRow = listedOpportunity.extend({
  /** Approximate kilometres from the requested district; 0 without one. */
  aboutKm: z.int(),
});

const found = z.object({
  opportunities: z.array(foundRow),
  total,
  /** The value of `after` for the next page; `""` on the last page. */
  next: z.string(),
  /** Where pay was asked for: how many fit all else and state pay in another way. */
  payOtherwise: total,
  /** The district that the search understood; empty where none was requested, or none has that name. */
  place: districtName,
  /** The name of the institution that was asked for by its address; empty where none was. */
  institution: z.string(),
  /** Where nothing is found: the filter without which most is, and how much that is. */
  drop: z.object({ filter: z.enum(opportunityFilters), total }).nullable(),
});
export type FoundOpportunitiesBody = z.infer<typeof found>;

/** How much of what is asked for the member has declared; 0 of 0 where one of the two says nothing. */
const fit = z.object({
  sharedSkills: z.int(),
  ofSkills: z.int(),
  hours: z.int(),
  ofHours: z.int(),
  aboutKm: z.int(),
});

const foundForMember = found.extend({
  /** Whether the member has stated anything that an opportunity can fit. */
  canFit: z.boolean(),
  opportunities: z.array(
    foundRow.extend({
      isSaved: z.boolean(),
      fit,
    }),
  ),
});
export type FoundForMemberBody = z.infer<typeof foundForMember>;

const choices = (values: readonly string[]) => broken('choice', values.join(', '));
const yes = z.enum(['', 'yes'], choices(['yes'])).default('');
const pay = broken('range', 0, largestAmount);

/** The filters of a search, without its order. */
export const searchFilters = {
  search: optionalText(searchLimits.typed).default(''),
  kind: z.enum(['', ...kindChoices], choices(kindChoices)).default(''),
  skill: optionalText(skillLimits.name).default(''),
  /** A city or district by its name, or a PIN code. */
  place: optionalText(searchLimits.typed).default(''),
  within: z.enum(['', ...withinKm], choices(withinKm)).default(''),
  remote: yes,
  hours: z.enum(['', ...mostHours], choices(mostHours)).default(''),
  /** At least so much a month, in minor units of `currency`. */
  pay: z.coerce.number(pay).int(pay).min(0, pay).max(largestAmount, pay).default(0),
  currency: z.enum(currencies, choices(currencies)).default('INR'),
  equity: yes,
  credit: yes,
  /** Credit confirmed by an institution, by its address here or a part of its name. */
  institution: optionalText(searchLimits.typed).default(''),
  verified: yes,
  begins: z.enum(['', ...beginsWithin], choices(beginsWithin)).default(''),
  /** The language of the text: that of the project, or else by its script. */
  textIn: z.enum(['', ...textLanguages], choices(textLanguages)).default(''),
};

const filters = {
  ...searchFilters,
  order: z.enum(opportunityOrders, choices(opportunityOrders)).default('newest'),
  after: z
    .string(broken('cursor'))
    .regex(/^\d{0,19}$/, broken('cursor'))
    .default(''),
};

export const getOpportunities = call({
  method: 'GET',
  path: '/opportunities',
  summary: 'The open opportunities that hold some words and fit some filters',
  access: 'anyone',
  params: filters,
  answer: { status: 200, body: found, about: 'Twenty places, and how many there are' },
  refusals: [],
});

export const getFoundOpportunities = call({
  method: 'GET',
  path: '/found-opportunities',
  summary:
    'The same for a member: with what they have saved, how it fits what they declared, and in that order if they like',
  access: 'adult',
  params: {
    ...filters,
    order: z.enum(memberOrders, choices(memberOrders)).default('newest'),
  },
  answer: { status: 200, body: foundForMember, about: 'Twenty places, and how many there are' },
  refusals: [],
});

const fitting = z.object({
  /** As many as the member has said to have; 0 before. */
  hours: z.int(),
  opportunities: z.array(listedOpportunity.extend({ fit })),
});
export type FittingBody = z.infer<typeof fitting>;

export const getFittingOpportunities = call({
  method: 'GET',
  path: '/account/fitting-opportunities',
  summary:
    'Three open opportunities that take no more hours than the member has, first those that share their skills',
  access: 'adult',
  params: {},
  answer: { status: 200, body: fitting, about: 'None before the member has said how many hours they have' },
  refusals: [],
});
