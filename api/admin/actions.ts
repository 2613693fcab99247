import { getActions, getDesk } from '#contract/administration/calls.ts';
import { lacksOfficer } from '#core/administration/lacks-officer.ts';
import { listActions } from '#core/administration/list-actions.ts';
import { rightsOf } from '#core/administration/policy.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminActionEndpoints: Endpoint[] = [
  answer(getActions, ({ core, params }) => listActions(core, { before: params.cursor })),

  answer(getDesk, async ({ core, actor }) => ({
    rights: [...rightsOf(core, actor)],
    lacksOfficer: lacksOfficer(core),
  })),
];
