import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { allFirstSteps } from './steps.ts';

const step = z.enum(allFirstSteps, broken('choice', allFirstSteps.join(', ')));

const list = z
  .object({
    /** Those that are neither done nor put away, in their order. */
    steps: z.array(step),
    /** The newest project whose owner the member is; empty without one. */
    projectSlug: z.string(),
    /** The member has begun a page as a mentor, so that it can have hours. */
    hasMentorPage: z.boolean(),
    /** The newest organisation for which the member acts; empty without one. */
    organisationSlug: z.string(),
  })
  .meta({ id: 'FirstSteps' });
export type FirstStepsBody = z.infer<typeof list>;

export const getFirstSteps = call({
  method: 'GET',
  path: '/account/first-steps',
  summary: 'The first steps of the member’s role that are open to them, without those done or put away',
  access: 'member',
  params: {},
  answer: { status: 200, body: list, about: 'At most three steps; none without a role' },
  refusals: [],
});

export const putFirstStepAway = call({
  method: 'PUT',
  path: '/account/first-steps/put-away',
  summary: 'Put a first step away, so that Today does not show it again',
  access: 'member',
  params: { step },
  answer: { status: 204, body: null, about: 'It is put away' },
  refusals: [],
});
