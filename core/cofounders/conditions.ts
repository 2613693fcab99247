import { type RawBuilder, sql } from 'kysely';
import type { DiagnosisTopic } from '#contract/cofounders/find-calls.ts';
import { type Criterion, criteria, cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { OwnSide } from './find-own-side.ts';
import { noSkills } from './masks.ts';

/** Why a search fails: for what the reader asks, or for what the other asks. `fails` is a condition on the row `other`. */
export type Condition =
  | { side: 'own'; topic: DiagnosisTopic; fails: RawBuilder<boolean> }
  | { side: 'their'; topic: { what: Criterion | 'never' }; fails: RawBuilder<boolean> };

/** All, as bits of a smallint or bigint. */
const all = -1;
const noDay = 'infinity';
const mostHours = limits.hours.max + 1;
const allSkills = noSkills.replaceAll('0', '1');

export const isBit = (bits: number, criterion: Criterion) =>
  (bits & (1 << criteria.indexOf(criterion))) !== 0;
const bitOf = (criterion: Criterion) => sql.lit(1 << criteria.indexOf(criterion));
const theyAsk = (criterion: Criterion) => sql<boolean>`(other.musts & ${bitOf(criterion)}) <> 0`;

/** The product of both points: the larger, the nearer. */
export const nearness = ({ x, y, z }: OwnSide) => sql<number>`(
  other.x * ${x}::float8 + other.y * ${y}::float8 + other.z * ${z}::float8
)`;
export const areBothRemote = ({ mode }: OwnSide) => sql<boolean>`(other.mode & ${mode & 2}::int) <> 0`;

/**
 * Every condition of both sides, in the order of the bits of a mask. The text of the statement is the same for all searches: one
 * that the reader does not set has a value with which no search fails.
 */
export function conditionsOf(me: OwnSide): Condition[] {
  return [...ownConditions(me), ...theirConditions(me)];
}

function ownConditions(me: OwnSide): Condition[] {
  const has = (criterion: Criterion) => isBit(me.musts, criterion);
  const own = (what: DiagnosisTopic['what'], fails: RawBuilder<boolean>, name = ''): Condition => ({
    side: 'own',
    topic: { what, name },
    fails,
  });
  return [
    own('hours', sql`other.hours < ${has('hours') ? me.leastHours : 0}::int`),
    own(
      'distance',
      sql`(${nearness(me)} < ${has('distance') ? me.near : -2}::float8 and not ${areBothRemote(me)})`,
    ),
    own('sector', sql`(other.field & ${has('sector') ? me.askSectors : all}::bigint) = 0`),
    own('stage', sql`(other.field & ${has('stage') ? me.askStages : all}::bigint) = 0`),
    own('start', sql`other.starts_on > ${has('start') ? me.startBy : noDay}::date`),
    own('split', sql`(other.splits & ${me.metBy}::int) = ${has('split') ? 0 : all}::int`),
    own('language', sql`(other.languages & ${me.languages}::bigint) = ${has('language') ? 0 : all}::bigint`),
    ...Array.from({ length: limits.nevers }, (_, at) => {
      const never = me.nevers[at];
      return own(
        never?.what ?? 'never_sector',
        sql`(other.field & ${never?.mask ?? 0}::bigint) <> 0`,
        never?.name,
      );
    }),
    own('never_remote', sql`other.mode = ${me.neverRemote ? 2 : 0}::int`),
    own(
      'skills',
      sql`(other.skills & ${me.askSkills}::bit(640)) = ${has('skills') ? noSkills : allSkills}::bit(640)`,
    ),
  ];
}

function theirConditions(me: OwnSide): Condition[] {
  const their = (what: Criterion | 'never', fails: RawBuilder<boolean>): Condition => ({
    side: 'their',
    topic: { what },
    fails,
  });
  return [
    their('hours', sql`(other.least_hours > ${me.hours}::int and ${theyAsk('hours')})`),
    their(
      'distance',
      sql`(${theyAsk('distance')} and ${nearness(me)} < other.near and not ${areBothRemote(me)})`,
    ),
    their('sector', sql`((other.ask_field & ${me.sectors}::bigint) = 0 and ${theyAsk('sector')})`),
    their('stage', sql`((other.ask_field & ${me.stage}::bigint) = 0 and ${theyAsk('stage')})`),
    their('start', sql`(other.months < ${me.monthsUntilStart}::int and ${theyAsk('start')})`),
    their('split', sql`((other.met_by & ${me.splits}::int) = 0 and ${theyAsk('split')})`),
    their('language', sql`(${theyAsk('language')} and (other.languages & ${me.languages}::bigint) = 0)`),
    their(
      'never',
      sql`((other.never_field & ${me.field}::bigint) <> 0 or (other.never_remote and ${me.mode}::int = 2))`,
    ),
    their(
      'skills',
      sql`(${theyAsk('skills')} and (other.ask_skills & ${me.skills}::bit(640)) = ${noSkills}::bit(640))`,
    ),
  ];
}

/** How many nice criteria of both sides are met; of skills, each one that is not needed. */
export function nicesMet(me: OwnSide): RawBuilder<number> {
  const own = (criterion: Criterion, isMet: RawBuilder<boolean>) =>
    sql`case when ${isBit(me.nices, criterion)}::boolean and ${isMet} then 1 else 0 end`;
  const their = (criterion: Criterion, isMet: RawBuilder<boolean>) =>
    sql`case when (other.nices & ${bitOf(criterion)}) <> 0 and ${isMet} then 1 else 0 end`;
  const isCommon = sql<boolean>`(other.languages & ${me.languages}::bigint) <> 0`;
  const skills = (needed: RawBuilder<number>, shared: RawBuilder<unknown>) =>
    sql`greatest(bit_count(${shared})::int - ${needed}, 0)`;
  const parts = [
    own('hours', sql`other.hours >= ${me.leastHours || mostHours}::int`),
    own('distance', sql`(${nearness(me)} >= ${me.near}::float8 or ${areBothRemote(me)})`),
    own('sector', sql`(other.field & ${me.askSectors}::bigint) <> 0`),
    own('stage', sql`(other.field & ${me.askStages}::bigint) <> 0`),
    own('start', sql`other.starts_on <= ${me.startBy}::date`),
    own('language', isCommon),
    their('hours', sql`other.least_hours <= ${me.hours}::int`),
    their('distance', sql`(${nearness(me)} >= other.near or ${areBothRemote(me)})`),
    their('sector', sql`(other.ask_field & ${me.sectors}::bigint) <> 0`),
    their('stage', sql`(other.ask_field & ${me.stage}::bigint) <> 0`),
    their('start', sql`other.months >= ${me.monthsUntilStart}::int`),
    their('language', isCommon),
    skills(sql`${isBit(me.musts, 'skills') ? 1 : 0}::int`, sql`other.skills & ${me.askSkills}::bit(640)`),
    skills(
      sql`case when ${theyAsk('skills')} then 1 else 0 end`,
      sql`other.ask_skills & ${me.skills}::bit(640)`,
    ),
  ];
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}
