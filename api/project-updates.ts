import * as calls from '#contract/projects/update-calls.ts';
import { deleteUpdate } from '#core/projects/delete-update.ts';
import { editUpdate } from '#core/projects/edit-update.ts';
import { listUpdates } from '#core/projects/list-updates.ts';
import { writeUpdate } from '#core/projects/write-update.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const projectUpdateEndpoints: Endpoint[] = [
  answer(calls.getUpdates, ({ core, actor, params }) => listUpdates(core, actor, params.projectSlug)),

  answer(calls.postUpdate, ({ core, actor, params }) => writeUpdate(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.patchUpdate, ({ core, actor, params }) => editUpdate(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.deleteUpdate, ({ core, actor, params }) => deleteUpdate(core, actor, params)),
];
