import { z } from 'zod';
import { introductionPurposes } from '../collected.ts';
import { call } from '../ground/call.ts';

export const getIntroductionCounts = call({
  method: 'GET',
  path: '/admin/introductions',
  summary: 'How many requests for introductions wait, and how those of the last 30 days stand, by purpose',
  access: 'administrator',
  right: 'reviews',
  params: {},
  answer: {
    status: 200,
    body: z.object({
      purposes: z.array(
        z.object({
          purpose: z.enum(introductionPurposes),
          waiting: z.int(),
          asked: z.int(),
          accepted: z.int(),
          declined: z.int(),
          lapsed: z.int(),
          /** Trials that began, and those after which both went on. */
          tried: z.int(),
          goneOn: z.int(),
        }),
      ),
    }),
    about: 'The counts, which name no member',
  },
  refusals: [],
});
export type IntroductionCountsBody = z.infer<typeof getIntroductionCounts.answer.body>;
