import { z } from 'zod';
import { call } from './call.ts';
import { projectStages } from './lists/kinds.ts';
import { languageCodes } from './lists/languages.ts';
import { mostSectors, sectorNames } from './lists/sectors.ts';
import { neededToPublish, projectLimits, projectStates } from './project-limits.ts';
import { broken } from './rules.ts';
import { longText, optionalText, text } from './text/params.ts';
import { webAddressOf } from './text/web-address.ts';
import { id } from './values.ts';

const said = z.object({
  name: z.string(),
  line: z.string(),
  problem: z.string(),
  today: z.string(),
  next: z.string(),
  stage: z.string(),
  sectors: z.array(z.string()),
  place: z.string(),
  website: z.string(),
  language: z.string(),
});

/** What the kolam of a project is drawn of: solid dots, hollow dots, closed loops. */
const kolam = z.object({ people: z.int(), seats: z.int(), loops: z.int() });

const projectRow = z.object({
  slug: z.string(),
  state: z.enum(projectStates),
  name: z.string(),
  line: z.string(),
  role: z.enum(['owner', 'member']),
  title: z.string(),
  kolam,
});
export type ProjectRowBody = z.infer<typeof projectRow>;

const workspace = projectRow.extend({
  said,
  version: z.int(),
  /** What it lacks before it can be published. */
  lacks: z.array(z.enum([...neededToPublish, 'public_owner'])),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), remove: z.boolean() }),
  publishedAt: z.string(),
});
export type WorkspaceBody = z.infer<typeof workspace>;

export const projectSlug = id;
const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;

export const listOwnProjects = call({
  method: 'GET',
  path: '/account/projects',
  summary: 'The projects in whose team the member is',
  access: 'adult',
  params: {},
  answer: { status: 200, body: z.object({ projects: z.array(projectRow) }), about: 'The newest first' },
  refusals: [],
});

export const postProject = call({
  method: 'POST',
  path: '/projects',
  summary: 'Begin a project; the same key gets its first answer',
  access: 'adult',
  params: { name: text(projectLimits.name), line: text(projectLimits.line), key: id.optional() },
  answer: { status: 201, body: z.object({ slug: z.string() }), about: 'Where it is' },
  refusals: ['projects_too_many'],
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

const missing = broken('choice', 'the list');

export const patchProject = call({
  method: 'PATCH',
  path: '/projects/:projectSlug',
  summary: 'Change what a project says of itself, based on a version of it',
  access: 'adult',
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
  refusals: ['conflict', 'place_unknown', 'project_published_lacks', 'project_closed'],
});

export const deleteProject = call({
  method: 'DELETE',
  path: '/projects/:projectSlug',
  summary: 'Delete a draft that nobody else has seen',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['project_no_draft'],
});
