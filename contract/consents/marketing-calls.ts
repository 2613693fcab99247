import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';

/** Whether we may send marketing emails. */
const marketing = z.object({ given: z.boolean(broken('boolean')) });

export const getMarketing = call({
  method: 'GET',
  path: '/account/consents/marketing',
  summary: 'Whether the member wants news by mail',
  access: 'member',
  params: {},
  answer: { status: 200, body: marketing, about: 'The last answer' },
  refusals: [],
});

export const putMarketing = call({
  method: 'PUT',
  path: '/account/consents/marketing',
  summary: 'Give or take back the consent to news by mail',
  access: 'member',
  params: marketing.shape,
  answer: { status: 200, body: marketing, about: 'The new answer' },
  refusals: ['opens_later'],
});
