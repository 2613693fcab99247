import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';
import { projectSlug } from '../projects/calls.ts';
import { dataFiles } from './rare-paths.ts';

const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;

const sharing = z
  .object({
    /** The opportunities of the project stand in the card and in the open data. */
    isShared: z.boolean(),
    canChange: z.boolean(),
  })
  .meta({ id: 'Sharing' });
export type SharingBody = z.infer<typeof sharing>;

export const getSharing = call({
  method: 'GET',
  path: '/projects/:projectSlug/sharing',
  summary: 'Whether the opportunities of a project stand in the card and in the open data',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 200, body: sharing, about: 'As it stands' },
  refusals: [],
});

export const deleteSharing = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/sharing',
  summary: 'Take the opportunities of a project out of the card, and from tonight on out of the open data',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 204, body: null, about: 'They stand in neither' },
  refusals: ['project_closed'],
});

export const putSharing = call({
  method: 'PUT',
  path: '/projects/:projectSlug/sharing',
  summary: 'Let the opportunities of a project stand in the card and in the open data again',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug },
  answer: { status: 204, body: null, about: 'They stand in both' },
  refusals: ['project_closed'],
});

const dataFile = z.object({
  name: z.enum(dataFiles),
  /** Bytes as they are read, and as they travel in gzip. */
  size: z.int(),
  packedSize: z.int(),
  entries: z.int(),
  madeAt: date,
});
export type DataFileBody = z.infer<typeof dataFile>;

export const listOpenData = call({
  method: 'GET',
  path: '/open-data',
  summary: 'The files of the open data, made each night from the open opportunities',
  access: 'anyone',
  params: {},
  answer: { status: 200, body: z.object({ files: z.array(dataFile) }), about: 'None before the first night' },
  refusals: [],
});
