import * as calls from '#contract/agreements/cause-desk-calls.ts';
import { decideCause } from '#core/agreements/ends/decide-cause.ts';
import { listContested } from '#core/agreements/ends/list-contested.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminCauseEndpoints: Endpoint[] = [
  answer(calls.getContestedCauses, ({ core, actor, params: { cursor: after } }) =>
    listContested(core, actor, { after }),
  ),

  answer(calls.putCauseRuling, ({ core, actor, params: { agreementId, ...ruling } }) =>
    decideCause(core, actor, { agreementId, ...ruling }),
  ),
];
