import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { districtName } from '../ground/listed-names.ts';
import { id } from '../ground/values.ts';
import { askLacks, interestPurposes } from './limits.ts';

const projectSlug = id;

const askers = z.object({ name: z.string(), investors: z.boolean(), professionals: z.boolean() });
export type ProjectAskersBody = z.infer<typeof askers>;

export const getProjectAskers = call({
  method: 'GET',
  path: '/projects/:projectSlug/askers',
  summary: 'Which members may ask the owners of the project for an introduction',
  access: 'adult',
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: { projectSlug },
  answer: { status: 200, body: askers, about: 'None until the owners have said so' },
  refusals: ['project_closed'],
});

export const putProjectAskers = call({
  method: 'PUT',
  path: '/projects/:projectSlug/askers',
  summary:
    'Let investors, industry professionals, both or none ask the owners of the project for an introduction',
  access: 'adult',
  begins: true,
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: {
    projectSlug,
    investors: z.boolean(broken('boolean')),
    professionals: z.boolean(broken('boolean')),
  },
  answer: { status: 200, body: askers, about: 'As it stands now' },
  refusals: ['project_closed'],
});

const purposes = z.array(z.enum(interestPurposes));

const asking = z.object({
  /** For what the member may ask the owners; empty where their switches or the member’s marks do not allow it. */
  purposes,
  /** The steps that the member takes first. */
  lacks: z.array(z.enum(askLacks)),
});
export type AskingBody = z.infer<typeof asking>;

export const getAsking = call({
  method: 'GET',
  path: '/projects/:projectSlug/asking',
  summary: 'For what the member may ask the owners of a published project for an introduction',
  access: 'adult',
  foreign: 'answered',
  gone: 'project_unknown',
  params: { projectSlug },
  answer: { status: 200, body: asking, about: 'The purposes, and what the member does first' },
  refusals: [],
});

const ofPerson = z.object({
  /** Null where the person has none, or is open to no introduction. */
  interests: z
    .object({
      sectors: z.array(z.string()),
      stages: z.array(z.string()),
      districts: z.array(districtName),
      gives: z.array(z.string()),
      about: z.string(),
      purposes,
    })
    .nullable(),
  /** Whether the member owns a project, with which they may ask. */
  mayAsk: z.boolean(),
});
export type PersonInterestsBody = z.infer<typeof ofPerson>;

export const getPersonInterests = call({
  method: 'GET',
  path: '/people/:handle/interests',
  summary: 'The interests of a member who is open to introductions, as other members may see them',
  access: 'adult',
  foreign: 'answered',
  gone: 'person_not_found',
  params: { handle: z.string(broken('text')) },
  answer: { status: 200, body: ofPerson, about: 'The interests, and whether the member may ask' },
  refusals: [],
});
