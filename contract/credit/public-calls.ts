import { z } from 'zod';
import { call } from '../ground/call.ts';
import { organisationSlug } from '../organisations/calls.ts';

export const getCreditFigure = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/credit-figure',
  summary:
    'How many decisions about credit an organisation owed in the last 12 months, and how many came late',
  access: 'anyone',
  foreign: 'answered',
  gone: 'organisation_unknown',
  params: { organisationSlug },
  answer: {
    status: 200,
    body: z.object({
      /** Rounded down, so that the numbers name no one; null below 20 decisions. */
      figure: z.object({ due: z.int(), late: z.int() }).nullable(),
    }),
    about: 'From 20 decisions on: down to tens, and the late ones down to fives',
  },
  refusals: [],
});
