import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { skillName } from '../ground/listed-names.ts';

/** Zero stands for what was not said. */
export const timeLimits = { hoursAWeek: 48, eveningsAWeek: 7 } as const;

const person = z.object({
  /** Whether the member has answered, if only by leaving everything empty. */
  asked: z.boolean(),
  skills: z.array(skillName),
  hoursAWeek: z.int(),
  eveningsAWeek: z.int(),
});
export type PersonBody = z.infer<typeof person>;

export const getPerson = call({
  method: 'GET',
  path: '/account/person',
  summary: 'What the member says they can do, and how much time they have',
  access: 'member',
  params: {},
  answer: { status: 200, body: person, about: 'Skills and time; nothing while they have not been asked' },
  refusals: [],
});

export const putPerson = call({
  method: 'PUT',
  path: '/account/person',
  summary: 'Say what one can do and how much time one has',
  access: 'profile',
  begins: true,
  params: {
    skills: z
      .array(text(skillLimits.name), broken('list_between', 0, skillLimits.perPerson))
      .max(skillLimits.perPerson, broken('list_between', 0, skillLimits.perPerson)),
    hoursAWeek: upTo(timeLimits.hoursAWeek),
    eveningsAWeek: upTo(timeLimits.eveningsAWeek),
  },
  answer: { status: 200, body: person, about: 'As it is kept: skills of our list in the list’s spelling' },
  refusals: [],
});

function upTo(most: number) {
  const message = broken('range', 0, most);
  return z.int(message).min(0, message).max(most, message).default(0);
}
