import * as calls from '#contract/open-data/calls.ts';
import { beginSharing } from '#core/open-data/begin-sharing.ts';
import { endSharing } from '#core/open-data/end-sharing.ts';
import { getSharing } from '#core/open-data/get-sharing.ts';
import { listOpenData } from '#core/open-data/list-open-data.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const openDataEndpoints: Endpoint[] = [
  answer(calls.getSharing, ({ core, actor, params }) => getSharing(core, actor, params.projectSlug)),
  answer(calls.deleteSharing, ({ core, actor, params }) => endSharing(core, actor, params.projectSlug), [
    perHour(60, byMember),
  ]),
  answer(calls.putSharing, ({ core, actor, params }) => beginSharing(core, actor, params.projectSlug), [
    perHour(60, byMember),
  ]),
  answer(calls.listOpenData, ({ core }) => listOpenData(core)),
];
