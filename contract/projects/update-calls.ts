import { z } from 'zod';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { projectSlug } from './calls.ts';
import { projectLimits } from './limits.ts';
import { picture } from './picture-calls.ts';

const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;

const update = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  writtenAt: z.string(),
  isEdited: z.boolean(),
  pictures: z.array(picture),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type UpdateBody = z.infer<typeof update>;
const updates = z.object({ updates: z.array(update), can: z.object({ write: z.boolean() }) });
export type UpdatesBody = z.infer<typeof updates>;
const asTheyStand = { status: 200, body: updates, about: 'The newest fifty as they stand now' };

export const getUpdates = call({
  method: 'GET',
  path: '/projects/:projectSlug/updates',
  summary: 'What the team has written about its project, the newest first',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: asTheyStand,
  refusals: [],
});

export const postUpdate = call({
  method: 'POST',
  path: '/projects/:projectSlug/updates',
  summary: 'Write a dated note about the project; the same key gets its first answer',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug, text: longText(1, projectLimits.update), key: id.optional() },
  answer: { ...asTheyStand, status: 201 },
  refusals: ['project_closed', 'nothing_offered'],
});

export const patchUpdate = call({
  method: 'PATCH',
  path: '/projects/:projectSlug/updates/:updateId',
  summary: 'Change a note, which is marked as edited then',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug, updateId: id, text: longText(1, projectLimits.update) },
  answer: asTheyStand,
  refusals: ['project_closed', 'nothing_offered'],
});

export const deleteUpdate = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/updates/:updateId',
  summary: 'Delete a note',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug, updateId: id },
  answer: asTheyStand,
  refusals: ['project_closed'],
});
