import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { searchLimits } from '../search/limits.ts';
import { total } from '../search/shapes.ts';
import { textLanguages } from '../search/text-languages.ts';
import { projectFilters } from './filters.ts';
import { listedProject } from './shapes.ts';

const found = z.object({
  projects: z.array(listedProject),
  total,
  /** The value of `after` for the next page; `""` on the last page. */
  next: z.string(),
  /** Where nothing is found: the filter without which most is, and how much that is. */
  drop: z.object({ filter: z.enum(projectFilters), total }).nullable(),
});
export type FoundProjectsBody = z.infer<typeof found>;

const choices = (values: readonly string[]) => broken('choice', values.join(', '));

/** The filters of a search. */
export const projectSearchFilters = {
  search: optionalText(searchLimits.typed).default(''),
  stage: z.enum(['', ...projectStages], choices(projectStages)).default(''),
  sector: z.enum(['', ...sectorNames], choices(sectorNames)).default(''),
  place: optionalText(searchLimits.typed).default(''),
  /** The language of the project's text. */
  textIn: z.enum(['', ...textLanguages], choices(textLanguages)).default(''),
};

export const getFoundProjects = call({
  method: 'GET',
  path: '/found-projects',
  summary: 'The published projects that hold some words and fit some filters, the newest first',
  access: 'adult',
  params: {
    ...projectSearchFilters,
    after: z
      .string(broken('cursor'))
      .regex(/^\d{0,18}$/, broken('cursor'))
      .default(''),
  },
  answer: { status: 200, body: found, about: 'Twenty projects, and how many there are' },
  refusals: [],
});
