import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id, text } from '../ground/values.ts';
import { projectLists, projectStates } from './limits.ts';
import { said } from './shapes.ts';

const listed = z.object({
  $id: z.string(),
  slug: z.string(),
  name: z.string(),
  line: z.string(),
  state: z.enum(projectStates),
  $createdAt: date,
  isAppeal: z.boolean(),
  /** The deadline for answering an appeal; empty without one. */
  dueAt: date,
  isLate: z.boolean(),
});

const list = z.object({
  projects: z.array(listed),
  counts: z.record(z.enum(projectLists), z.int()),
  next: z.string(),
});
export type DeskProjectsBody = z.infer<typeof list>;

/** A name is empty where that member's account is gone. */
const project = z.object({
  $id: z.string(),
  slug: z.string(),
  state: z.enum(projectStates),
  said,
  publishedAt: date,
  team: z.array(z.object({ $id: z.string(), name: z.string(), isOwner: z.boolean() })),
  removal: z
    .object({
      stateBefore: z.enum(projectStates),
      reason: z.string(),
      removedBy: z.string(),
      removedAt: date,
      appeal: z.string(),
      appealedBy: z.string(),
      appealedAt: date,
      dueAt: date,
      isLate: z.boolean(),
      answer: z.string(),
      answeredBy: z.string(),
      answeredAt: date,
    })
    .nullable(),
  /** Why this administrator cannot decide about it; empty where they can. */
  bar: z.enum(['', 'own', 'same_administrator']),
});
export type DeskProjectBody = z.infer<typeof project>;

const others = { foreign: 'answered', gone: 'project_unknown' } as const;
const reason = text(adminLimits.reason.min, adminLimits.reason.max);
const asItStands = { status: 200, body: project, about: 'As it stands now' };

export const getDeskProjects = call({
  method: 'GET',
  path: '/admin/projects',
  summary: 'Projects by part of their name or address: appeals that wait, what is removed, or all',
  access: 'administrator',
  right: 'reviews',
  params: {
    list: z.enum(projectLists, broken('choice', projectLists.join(', '))).default('all'),
    search: text(0, adminLimits.search).default(''),
    cursor,
  },
  answer: { status: 200, body: list, about: 'A page of them' },
  refusals: ['general_cursor_not_found'],
});

export const getDeskProject = call({
  method: 'GET',
  path: '/admin/projects/:projectId',
  summary: 'One project, with its team and its removal',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { projectId: id },
  answer: { status: 200, body: project, about: 'The project' },
  refusals: [],
});

export const putProjectRemoval = call({
  method: 'PUT',
  path: '/admin/projects/:projectId/removal',
  summary: 'Hide a project from everyone except its team, for a reason that its owners read',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { projectId: id, reason },
  answer: asItStands,
  refusals: ['conflict', 'project_own'],
});

export const deleteProjectRemoval = call({
  method: 'DELETE',
  path: '/admin/removals/:projectId',
  summary: 'Put a removed project back; where its owners have appealed, this is the answer',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { projectId: id, reason },
  answer: asItStands,
  refusals: ['conflict', 'project_own', 'project_same_administrator'],
});

export const putRemovalAnswer = call({
  method: 'PUT',
  path: '/admin/appeals/:projectId',
  summary: 'Answer the appeal of a project’s owners: it stays removed',
  access: 'administrator',
  right: 'reviews',
  ...others,
  params: { projectId: id, reason },
  answer: asItStands,
  refusals: ['conflict', 'project_own', 'project_same_administrator'],
});
