import { z } from 'zod';
import { call } from '../ground/call.ts';
import { organisationSlug } from '../organisations/calls.ts';

export const getStudentsFigure = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/students-figure',
  summary: 'How many students of an institution have joined',
  access: 'anyone',
  foreign: 'answered',
  gone: 'organisation_unknown',
  params: { organisationSlug },
  answer: {
    status: 200,
    body: z.object({
      /** As counted the night before, down to tens, so that it names no one; null below 20. */
      joined: z.int().nullable(),
    }),
    about: 'From 20 on',
  },
  refusals: [],
});
