import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { districtName } from '../ground/listed-names.ts';
import { id } from '../ground/values.ts';
import { searchLimits } from '../search/limits.ts';
import { total } from '../search/shapes.ts';
import { organisationSlug } from './calls.ts';
import { organisationFilters } from './filters.ts';
import { organisationKindNames } from './limits.ts';
import { collaborators, listedOrganisation, publicOrganisation } from './public-shapes.ts';

const found = z.object({
  organisations: z.array(listedOrganisation),
  total,
  /** The value of `after` for the next page; `""` on the last page. */
  next: z.string(),
  /** Where nothing is found: the filter without which most is, and how much that is. */
  drop: z.object({ filter: z.enum(organisationFilters), total }).nullable(),
});
export type FoundOrganisationsBody = z.infer<typeof found>;

export const getOrganisations = call({
  method: 'GET',
  path: '/organisations',
  summary: 'The open organisations that hold some words and fit some filters, the newest first',
  access: 'anyone',
  params: {
    search: optionalText(searchLimits.typed).default(''),
    kind: z
      .enum(['', ...organisationKindNames], broken('choice', organisationKindNames.join(', ')))
      .default(''),
    /** A city or district by its name. */
    place: optionalText(searchLimits.typed).default(''),
    after: z
      .string(broken('cursor'))
      .regex(/^\d{0,18}$/, broken('cursor'))
      .default(''),
  },
  answer: { status: 200, body: found, about: 'Twenty organisations, and how many there are' },
  refusals: [],
});

export const getCollaborators = call({
  method: 'GET',
  path: '/collaborators',
  summary: 'The active organisations that agreed to stand on the page about working together',
  access: 'anyone',
  params: {},
  answer: { status: 200, body: collaborators, about: 'Those of each kind, by name' },
  refusals: [],
});

export const getOrganisation = call({
  method: 'GET',
  path: '/organisations/:organisationSlug',
  summary: 'An open organisation as everyone sees it',
  access: 'anyone',
  foreign: 'answered',
  gone: 'organisation_unknown',
  params: { organisationSlug },
  answer: { status: 200, body: publicOrganisation, about: 'Its page' },
  refusals: [],
});

export const getOrganisationOfProject = call({
  method: 'GET',
  path: '/projects/:projectSlug/organisation',
  summary: 'The organisation that a published project is of',
  access: 'anyone',
  foreign: 'answered',
  gone: 'project_unknown',
  params: { projectSlug: id },
  answer: {
    status: 200,
    body: z.object({
      organisation: z.object({ slug: z.string(), name: z.string(), city: districtName }).nullable(),
    }),
    about: 'Its name; null where there is none',
  },
  refusals: [],
});
