import { z } from 'zod';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';

const ofOpportunity = { foreign: 'opportunity_unknown', gone: 'opportunity_unknown' } as const;

export const postApplicationExport = call({
  method: 'POST',
  path: '/account/opportunities/:opportunityId/application-exports',
  summary:
    'The open applications for an opportunity as a CSV file, without files, addresses or phone numbers; each applicant sees that it was made',
  access: 'adult',
  ...ofOpportunity,
  params: { opportunityId: id },
  answer: { status: 200, body: 'bytes', about: 'A line each, for spreadsheets, with formulas made harmless' },
  refusals: [],
});

export const listApplicationExports = call({
  method: 'GET',
  path: '/account/opportunities/:opportunityId/application-exports',
  summary: 'Who has exported the applications for an opportunity, and when',
  access: 'adult',
  ...ofOpportunity,
  params: { opportunityId: id },
  answer: {
    status: 200,
    body: z.object({
      exports: z.array(
        z.object({
          /** Empty for an account that has gone. */
          by: z.string(),
          at: z.string(),
          applications: z.int(),
        }),
      ),
    }),
    about: 'The last twenty, the newest first',
  },
  refusals: [],
});
