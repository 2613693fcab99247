import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { projectSlug } from '../projects/calls.ts';

const ofTeam = { foreign: 'project_unknown', gone: 'project_unknown' } as const;

const titles = z
  .object({
    team: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isSelf: z.boolean(),
        /** Since when; empty without the title. */
        cofounderOn: z.string(),
        /** The open proposal; null without one. */
        asked: z
          .object({
            id: z.string(),
            dueAt: date,
            /** How many have accepted, of how many. */
            accepted: z.int(),
            needed: z.int(),
            isOwnTurn: z.boolean(),
          })
          .nullable(),
        can: z.object({ propose: z.boolean(), takeOff: z.boolean(), report: z.boolean() }),
      }),
    ),
  })
  .meta({ id: 'CofounderTitles' });
export type CofounderTitlesBody = z.infer<typeof titles>;
const asItStands = { status: 200, body: titles, about: 'The team as it stands now' } as const;

export const getCofounderTitles = call({
  method: 'GET',
  path: '/projects/:projectSlug/cofounder-titles',
  summary: 'Who of the team says that they are co-founders since when, and which titles are proposed',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: asItStands,
  refusals: [],
});

export const postCofounderTitle = call({
  method: 'POST',
  path: '/projects/:projectSlug/cofounder-titles',
  summary: 'Propose, as an owner, that a member of the team is a co-founder',
  access: 'adult',
  begins: true,
  ...ofTeam,
  params: { projectSlug, personId: id },
  answer: { ...asItStands, status: 201 },
  refusals: ['project_closed', 'cofounder_title_unknown', 'cofounder_title_held', 'cofounder_title_away'],
});

export const putCofounderTitleAnswer = call({
  method: 'PUT',
  path: '/projects/:projectSlug/cofounder-titles/:personId/answer',
  summary: 'Accept or decline a proposed title, as the member or another co-founder',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug, personId: id, accepted: z.boolean() },
  answer: asItStands,
  refusals: ['cofounder_title_unknown', 'cofounder_title_over'],
});

export const deleteOwnCofounderTitle = call({
  method: 'DELETE',
  path: '/projects/:projectSlug/own-cofounder-title',
  summary: 'Take the own title off, at once',
  access: 'adult',
  ...ofTeam,
  params: { projectSlug },
  answer: asItStands,
  refusals: [],
});
