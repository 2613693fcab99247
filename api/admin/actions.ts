import { actionCursor, actionList } from '#contract/admin.ts';
import { listActions } from '#core/administration/list-actions.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';

const getActions = endpoint({
  method: 'GET',
  paths: ['/admin/actions'],
  summary: 'What administrators have done, the newest first',
  scope: 'administrator',
  params: { cursor: actionCursor },
  success: { status: 200, body: actionList, about: 'A page of their log' },
  handle: ({ core, params }) => listActions(core, { before: params.cursor }),
});

export const adminActionEndpoints: Endpoint[] = [getActions];
