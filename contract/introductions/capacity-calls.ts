import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { introductionLimits } from '#rules/introductions/limits.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';

const { member, project } = introductionLimits.capacity;
const capacity = z.object({ capacity: z.int() });
const oneOf = (choices: readonly number[]) => {
  const message = broken('choice', choices.join(', '));
  return z.int(message).refine((typed) => choices.includes(typed), message);
};

export const getIntroductionCapacities = call({
  method: 'GET',
  path: '/account/introduction-capacities',
  summary:
    'How many requests for introductions may wait with the member, and with the owners of each of their projects',
  access: 'adult',
  params: {},
  answer: {
    status: 200,
    body: z.object({
      capacity: z.int(),
      projects: z.array(z.object({ slug: z.string(), name: z.string(), capacity: z.int() })),
    }),
    about: 'The numbers',
  },
  refusals: [],
});
export type IntroductionCapacitiesBody = z.infer<typeof getIntroductionCapacities.answer.body>;

export const putIntroductionCapacity = call({
  method: 'PUT',
  path: '/account/introduction-capacity',
  summary: 'Say how many requests for introductions may wait with the member; none closes the door',
  access: 'adult',
  params: { capacity: oneOf(member.choices) },
  answer: { status: 200, body: capacity, about: 'The number' },
  refusals: [],
});

export const putProjectIntroductionCapacity = call({
  method: 'PUT',
  path: '/projects/:projectSlug/introduction-capacity',
  summary: 'Say how many requests for introductions may wait with the owners of a project',
  access: 'adult',
  foreign: 'project_unknown',
  gone: 'project_unknown',
  params: { projectSlug: id, capacity: oneOf(project.choices) },
  answer: { status: 200, body: capacity, about: 'The number' },
  refusals: ['project_closed'],
});
