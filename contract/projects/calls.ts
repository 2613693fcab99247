import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { mostSectors, sectorNames } from '#rules/lists/sectors.ts';
import { longText, optionalText, text } from '#rules/text/params.ts';
import { webAddressOf } from '#rules/text/web-address.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { projectLimits } from './limits.ts';
import { listedProject, project, projectRow, workspace } from './shapes.ts';

export const projectSlug = id;
const missing = broken('choice', 'the list');
const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;

export const postProject = call({
  method: 'POST',
  path: '/projects',
  summary: 'Begin a project; the same key gets its first answer',
  access: 'adult',
  begins: true,
  params: { name: text(projectLimits.name), line: text(projectLimits.line), key: id.optional() },
  answer: { status: 201, body: z.object({ slug: z.string() }), about: 'Where it is' },
  refusals: ['projects_too_many', 'nothing_offered'],
});

export const listOwnProjects = call({
  method: 'GET',
  path: '/account/projects',
  summary: 'The projects in whose team the member is, and those that they follow',
  access: 'adult',
  params: {},
  answer: {
    status: 200,
    body: z.object({ projects: z.array(projectRow), followed: z.array(listedProject) }),
    about: 'The newest first',
  },
  refusals: [],
});

export const getWorkspace = call({
  method: 'GET',
  path: '/projects/:projectSlug/workspace',
  summary: 'A project as its team sees it',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 200, body: workspace, about: 'All that is said of it, and what the member can do' },
  refusals: [],
});

export const patchProject = call({
  method: 'PATCH',
  path: '/projects/:projectSlug',
  summary: 'Change what a project says of itself, based on a version of it',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: {
    projectSlug,
    version: z.int(),
    name: text(projectLimits.name).optional(),
    line: text(projectLimits.line).optional(),
    problem: longText(0, projectLimits.text).optional(),
    today: longText(0, projectLimits.text).optional(),
    next: longText(0, projectLimits.text).optional(),
    stage: z.enum(['', ...projectStages], missing).optional(),
    sectors: z
      .array(z.enum(sectorNames as [string, ...string[]], missing))
      .max(mostSectors, broken('list_between', 0, mostSectors))
      .optional(),
    /** A city or district by its name; empty for anywhere. */
    place: optionalText(projectLimits.name).optional(),
    website: z
      .string()
      .refine((typed) => typed.trim() === '' || webAddressOf(typed) !== null, broken('web_address'))
      .overwrite((typed) => webAddressOf(typed) ?? '')
      .optional(),
    language: z.enum(languageCodes as [string, ...string[]], missing).optional(),
  },
  answer: { status: 200, body: workspace, about: 'As it stands now' },
  refusals: ['conflict', 'place_unknown', 'project_published_lacks', 'project_closed', 'nothing_offered'],
});

export const deleteProject = call({
  method: 'DELETE',
  path: '/drafts/:projectSlug',
  summary: 'Delete a draft that no other member has seen',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug: projectSlug },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['project_no_draft'],
});

export const getProject = call({
  method: 'GET',
  path: '/projects/:projectSlug',
  summary: 'A published project, or one in whose team the caller is',
  access: 'anyone',
  foreign: 'answered',
  gone: 'project_unknown',
  params: { projectSlug },
  answer: { status: 200, body: project, about: 'What it says of itself, and who is behind it' },
  refusals: [],
});

export const getProjects = call({
  method: 'GET',
  path: '/projects',
  summary: 'The published projects, the newest first',
  access: 'anyone',
  params: {
    stage: z.enum(['', ...projectStages], missing).default(''),
    sector: z.enum(['', ...sectorNames], missing).default(''),
    after: z.string(broken('cursor')).max(36, broken('cursor')).default(''),
  },
  answer: {
    status: 200,
    body: z.object({ projects: z.array(listedProject), next: z.string() }),
    about: 'Two dozen, and what `after` has to say for those behind them',
  },
  refusals: ['general_cursor_not_found'],
});

export const putPublication = call({
  method: 'PUT',
  path: '/projects/:projectSlug/publication',
  summary: 'Publish a project',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 200, body: workspace, about: 'Everyone sees it now' },
  refusals: ['project_incomplete', 'project_owner_unseen', 'project_closed'],
});

export const putArchive = call({
  method: 'PUT',
  path: '/projects/:projectSlug/archive',
  summary: 'Put a project away: only its team sees it from then on',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 200, body: workspace, about: 'It is archived' },
  refusals: ['project_closed'],
});

export const deleteArchive = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/archive',
  summary: 'Return an archived project to what it was before',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 200, body: workspace, about: 'As it stands now' },
  refusals: ['project_owner_unseen', 'project_closed'],
});

export const putFollowing = call({
  method: 'PUT',
  path: '/projects/:projectSlug/following',
  summary: 'Follow a project',
  access: 'adult',
  begins: true,
  foreign: 'answered',
  gone: 'project_unknown',
  params: { projectSlug },
  answer: { status: 204, body: null, about: 'The member follows it' },
  refusals: [],
});

export const deleteFollowing = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/following',
  summary: 'No longer follow a project',
  access: 'member',
  foreign: 'answered',
  gone: 'project_unknown',
  params: { projectSlug },
  answer: { status: 204, body: null, about: 'The member does not follow it' },
  refusals: [],
});

export const postAppeal = call({
  method: 'POST',
  path: '/projects/:projectSlug/appeal',
  summary: 'Ask other staff to look at the removal of a project, once',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug: projectSlug, appeal: longText(projectLimits.appeal.min, projectLimits.appeal.max) },
  answer: { status: 200, body: workspace, about: 'As it stands now' },
  refusals: ['project_closed', 'project_not_removed', 'project_appeal_twice', 'project_appeal_late'],
});

const ofPerson = z.object({
  projects: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      /** How it answers, over 90 days; null while it is too new for that. `days` is null where too little was answered. */
      figures: z.object({ days: z.int().nullable(), percentInTime: z.int() }).nullable(),
      /** Something that it owes is overdue, or was and is settled for less than 90 days. */
      paysLate: z.boolean(),
    }),
  ),
});
export type OfPersonBody = z.infer<typeof ofPerson>;

export const listProjectsOfPerson = call({
  method: 'GET',
  path: '/people/:handle/projects',
  summary: 'The published projects that a member owns, with how each answers',
  access: 'anyone',
  foreign: 'answered',
  gone: 'person_not_found',
  params: { handle: text(200) },
  answer: { status: 200, body: ofPerson, about: 'The newest first; up to 20' },
  refusals: [],
});
