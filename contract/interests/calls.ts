import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { longText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { districtName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { projectLimits } from '../projects/limits.ts';
import { askerMarks, gives, interestPurposes, interestLimits as limits } from './limits.ts';

const some = <Value extends string>(values: readonly [Value, ...Value[]], most = values.length) =>
  z.array(z.enum(values, broken('choice', values.join(', ')))).max(most, broken('list_between', 0, most));

const said = z.object({
  sectors: z.array(z.string()),
  stages: z.array(z.string()),
  /** By their names. */
  districts: z.array(districtName),
  gives: z.array(z.string()),
  about: z.string(),
});
export type InterestsSaid = z.infer<typeof said>;

const own = z.object({
  /** Null before the member has said any. */
  said: said.nullable(),
  /** 0 before the member has said any. */
  version: z.int(),
  /** The purposes for which owners of projects may ask the member. */
  openFor: z.array(z.enum(interestPurposes)),
  /** The marks in force that such a member needs one of. */
  marks: z.array(z.enum(askerMarks)),
  /** When the member promised to ask no founder for money; empty before. */
  promisedAt: date,
});
export type OwnInterestsBody = z.infer<typeof own>;

const asTheyStand = { status: 200, body: own, about: 'The interests as they stand now' } as const;

export const getInterests = call({
  method: 'GET',
  path: '/account/interests',
  summary: 'The member’s interests as an investor or industry professional',
  access: 'adult',
  params: {},
  answer: asTheyStand,
  refusals: [],
});

export const putInterests = call({
  method: 'PUT',
  path: '/account/interests',
  summary: 'Say what the member looks for and can give, and for what owners of projects may ask them',
  access: 'adult',
  begins: true,
  params: {
    version: z.int(broken('range', 0, 2_147_483_647)).min(0, broken('range', 0, 2_147_483_647)),
    sectors: some(sectorNames as [string, ...string[]], limits.sectors),
    stages: some(projectStages),
    /** Cities or districts by their names. */
    districts: z
      .array(text(projectLimits.name))
      .max(limits.districts, broken('list_between', 0, limits.districts)),
    gives: some(gives),
    about: longText(0, limits.about),
    openFor: some(interestPurposes),
  },
  answer: asTheyStand,
  refusals: [
    'conflict',
    'interests_mark_missing',
    'interests_empty',
    'interests_purpose_unfit',
    'interests_text_held',
    'place_unknown',
    'nothing_offered',
  ],
});

export const deleteInterests = call({
  method: 'DELETE',
  path: '/account/interests',
  summary: 'Forget the member’s interests: no one can ask them any more',
  access: 'member',
  params: {},
  answer: { status: 204, body: null, about: 'They are gone' },
  refusals: [],
});

export const putPromise = call({
  method: 'PUT',
  path: '/account/introduction-promise',
  summary: '"I never ask a founder for money to be heard, judged or introduced."',
  access: 'adult',
  begins: true,
  params: { promises: z.boolean(broken('boolean')) },
  answer: asTheyStand,
  refusals: ['interests_mark_missing', 'promise_missing'],
});
