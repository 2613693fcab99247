import { call } from '../ground/call.ts';

export const getExport = call({
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is held about the member, as a ZIP',
  access: 'member',
  needsProof: true,
  forSuspended: true,
  params: {},
  answer: { status: 200, body: 'bytes', about: 'The archive' },
  refusals: [],
});
