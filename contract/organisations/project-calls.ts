import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { organisationSlug } from './calls.ts';

/** How a project and an organisation stand to each other, as one of the two sides sees it. */
const states = ['asked_by_us', 'asked_by_them', 'agreed', 'declined_by_us', 'declined_by_them'] as const;
export type AffiliationState = (typeof states)[number];

/** The other side: a project for an organisation, and an organisation for a project. */
const affiliation = z.object({ slug: z.string(), name: z.string(), state: z.enum(states), since: date });
export type Affiliation = z.infer<typeof affiliation>;

const affiliations = z.object({
  affiliations: z.array(affiliation),
  /** The caller may ask, agree and end. */
  canChange: z.boolean(),
});
export type AffiliationsBody = z.infer<typeof affiliations>;

const answer = { status: 200, body: affiliations, about: 'As it stands now' } as const;
const ofStaff = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;
const yes = [
  'organisation_not_active',
  'organisation_of_another',
  'organisation_asks_too_many',
  'organisation_ask_declined',
] as const;

export const getOrganisationProjects = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/projects',
  summary: 'The projects that are of an organisation, and those that ask or are asked, for its staff',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug },
  answer,
  refusals: [],
});

export const putOrganisationProject = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/projects/:projectSlug',
  summary: 'Say for an organisation that a published project is of it: this asks, or agrees',
  access: 'adult',
  begins: true,
  ...ofStaff,
  params: { organisationSlug, projectSlug: id },
  answer,
  refusals: ['project_unknown', 'organisation_role_missing', 'organisation_proof_missing', ...yes],
});

export const deleteOrganisationProject = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/projects/:projectSlug',
  summary: 'Say for an organisation that a project is not of it: this ends, withdraws or declines',
  access: 'adult',
  ...ofStaff,
  params: { organisationSlug, projectSlug: id },
  answer,
  refusals: ['organisation_role_missing'],
});

export const getProjectOrganisations = call({
  method: 'GET',
  path: '/projects/:projectSlug/organisations',
  summary: 'The organisation that a project is of, and those that ask or are asked, for its team',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug: id },
  answer,
  refusals: [],
});

export const putProjectOrganisation = call({
  method: 'PUT',
  path: '/projects/:projectSlug/organisations/:organisationSlug',
  summary: 'Say for a published project that it is of an organisation: this asks, or agrees',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug: id, organisationSlug },
  answer,
  refusals: ['project_closed', 'organisation_unknown', ...yes],
});

export const deleteProjectOrganisation = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/organisations/:organisationSlug',
  summary: 'Say for a project that it is not of an organisation: this ends, withdraws or declines',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug: id, organisationSlug },
  answer,
  refusals: ['project_closed'],
});
