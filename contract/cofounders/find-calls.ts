import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { call } from '../ground/call.ts';
import { districtName, skillName } from '../ground/listed-names.ts';
import { total } from '../search/shapes.ts';
import { criteria, searchLacks, searchModes, searchStates } from './limits.ts';
import { choices } from './params.ts';
import { broughtProject } from './shapes.ts';

/** Why two fit, and where a nice criterion of the reader is not met. 0 stands for a value that one side does not say. */
const reason = z.object({
  asks: z.int(),
  theyAsk: z.int(),
  /** Skills that are asked for and there, and how many are asked for. */
  skills: z.array(skillName),
  ofSkills: z.int(),
  hours: z.int(),
  ofHours: z.int(),
  aboutKm: z.int(),
  bothRemote: z.boolean(),
  differs: z.array(z.enum(criteria)),
});
export type FitReason = z.infer<typeof reason>;

const card = z.object({
  /** No photo is shown. */
  person: z.object({
    id: z.string(),
    handle: z.string(),
    name: z.string(),
    headline: z.string(),
    place: districtName,
    verified: z.array(z.enum(verificationKinds)),
  }),
  begin: z.string(),
  bring: z.string(),
  project: broughtProject.nullable(),
  sectors: z.array(z.string()),
  mode: z.enum(searchModes),
  /** Empty for now. */
  startsOn: z.string(),
  skills: z.array(skillName),
  languages: z.array(z.string()),
  reason,
});
export type CofounderCardBody = z.infer<typeof card>;

const found = z.object({
  /** The reader's own search; the list is empty unless it is found by others. */
  state: z.enum(['', ...searchStates]),
  isFound: z.boolean(),
  lacks: z.array(z.enum(searchLacks)),
  cofounders: z.array(card),
  total,
  /** The value of `after` for the next page; `""` on the last page. */
  next: z.string(),
  /** How many search in the reader's country, while these are few. */
  inCountry: z.object({ country: z.string(), count: z.int() }).nullable(),
});
export type CofoundersBody = z.infer<typeof found>;

/** Below the largest number of the database. */
const after = /^\d{0,18}$/;

export const getCofounders = call({
  method: 'GET',
  path: '/cofounders',
  summary: 'The members whose search for co-founders fits the own one both ways',
  access: 'adult',
  params: {
    sector: z.enum(['', ...sectorNames], choices(sectorNames)).default(''),
    mode: z.enum(['', ...searchModes], choices(searchModes)).default(''),
    after: z.string(broken('cursor')).regex(after, broken('cursor')).default(''),
  },
  answer: { status: 200, body: found, about: 'Twenty members, and how many there are' },
  refusals: [],
});

/** A count from 1 to 2 is shown as few, and counted as 0 here. */
const count = { count: z.int(), isFew: z.boolean() };
/** The subject of a line: a criterion, a sector or stage that is never wanted, or members who only work remotely. */
const ownLine = z.object({
  what: z.enum([...criteria, 'never_sector', 'never_stage', 'never_remote']),
  /** The sector or stage. */
  name: z.string(),
});
export type DiagnosisTopic = z.infer<typeof ownLine>;

const theirLine = z.object({
  what: z.enum([...criteria, 'never']),
  /** The most hours, or the fewest months until the start, that these members ask for; 0 for all else. */
  value: z.int(),
  ...count,
});

const diagnosis = z.object({
  /** How many would fit both ways without this, most first. */
  without: z.array(ownLine.extend(count)),
  /** How many fit all that is asked, and ask for this alone that the reader does not meet. */
  theyAsk: z.array(theirLine),
  /** Where no single change helps: the two without which most fit. */
  pair: z.object({ first: ownLine, second: ownLine, ...count }).nullable(),
});
export type DiagnosisBody = z.infer<typeof diagnosis>;

export const getCofounderDiagnosis = call({
  method: 'GET',
  path: '/cofounders/diagnosis',
  summary: 'Which own criteria, and which of others, keep members out of the list',
  access: 'adult',
  params: {},
  answer: { status: 200, body: diagnosis, about: 'Counts; empty while the own search is not found' },
  refusals: [],
});
