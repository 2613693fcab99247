import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { longText, text } from '#rules/text/params.ts';
import { id } from '../ground/values.ts';
import {
  distancesKm,
  cofounderLimits as limits,
  searchModes,
  splits,
  startMonths,
  weights,
} from './limits.ts';

export const choices = (values: readonly (string | number)[]) => broken('choice', values.join(', '));
const range = (min: number, max: number) => {
  const message = broken('range', min, max);
  return z.int(message).min(min, message).max(max, message);
};
const oneOf = (values: readonly number[]) =>
  z.int(choices(values)).refine((value) => values.includes(value), choices(values));
const listOf = <Item extends z.ZodType>(item: Item, most: number) => {
  const message = broken('list_between', 0, most);
  return z.array(item, message).max(most, message).default([]);
};

export const versionParam = range(0, 2 ** 31 - 1);
const weight = z.enum(weights, choices(weights)).default('open');
const sector = z.enum(sectorNames, choices(sectorNames));
const stage = z.enum(projectStages, choices(projectStages));
const { min, max } = limits.text;

/** The fields of a search. */
export const saidParams = {
  projectId: z.union([z.literal(''), id]).default(''),
  begin: longText(min, max),
  bring: longText(min, max),
  sectors: listOf(sector, limits.sectors),
  mode: z.enum(searchModes, choices(searchModes)),
  startsOn: day,
  splits: listOf(z.enum(splits, choices(splits)), splits.length),
  hours: z.object({ weight, least: range(0, limits.hours.max) }).default({ weight: 'open', least: 0 }),
  distance: z.object({ weight, km: oneOf([0, ...distancesKm]) }).default({ weight: 'open', km: 0 }),
  skills: z
    .object({ weight, names: listOf(text(skillLimits.name), limits.skills) })
    .default({ weight: 'open', names: [] }),
  sector: z.object({ weight, names: listOf(sector, limits.sectors) }).default({ weight: 'open', names: [] }),
  stage: z.object({ weight, names: listOf(stage, limits.stages) }).default({ weight: 'open', names: [] }),
  start: z.object({ weight, months: oneOf(startMonths) }).default({ weight: 'open', months: 0 }),
  split: z
    .object({ weight: z.enum(['must', 'open'], choices(['must', 'open'])).default('open') })
    .default({ weight: 'open' }),
  language: z.object({ weight }).default({ weight: 'open' }),
  never: z
    .object({
      sectors: listOf(sector, limits.nevers),
      stages: listOf(stage, limits.stages),
      remoteOnly: z.boolean(broken('boolean')).default(false),
    })
    .default({ sectors: [], stages: [], remoteOnly: false }),
} as const;
