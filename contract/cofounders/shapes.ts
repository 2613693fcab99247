import { z } from 'zod';
import { projectStages } from '#rules/lists/kinds.ts';
import { skillName } from '../ground/listed-names.ts';
import { searchModes, splits, weights } from './limits.ts';

const weight = z.enum(weights);

/**
 * The texts, facts and criteria of a search. A value that is empty, or 0, stands for none. Distance, languages and skills are
 * compared with those of the profile.
 */
export const searchSaid = z
  .object({
    /** The own project that the member brings; empty without one. */
    projectId: z.string(),
    begin: z.string(),
    bring: z.string(),
    /** Where there is no project. */
    sectors: z.array(z.string()),
    mode: z.enum(searchModes),
    startsOn: z.string(),
    /** The splits with which the member would begin. */
    splits: z.array(z.enum(splits)),
    hours: z.object({ weight, least: z.int() }),
    distance: z.object({ weight, km: z.int() }),
    skills: z.object({ weight, names: z.array(skillName) }),
    sector: z.object({ weight, names: z.array(z.string()) }),
    stage: z.object({ weight, names: z.array(z.enum(projectStages)) }),
    start: z.object({ weight, months: z.int() }),
    split: z.object({ weight: z.enum(['must', 'open']) }),
    language: z.object({ weight }),
    never: z.object({
      sectors: z.array(z.string()),
      stages: z.array(z.enum(projectStages)),
      remoteOnly: z.boolean(),
    }),
  })
  .meta({ id: 'CofounderSearchSaid' });
export type SearchSaid = z.infer<typeof searchSaid>;

/** The part that others read of the project that a member brings. */
export const broughtProject = z.object({
  line: z.string(),
  stage: z.string(),
  sectors: z.array(z.string()),
});
