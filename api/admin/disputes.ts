import * as calls from '#contract/agreements/dispute-desk-calls.ts';
import { listDisputesAtDesk } from '#core/agreements/disputes/list-at-desk.ts';
import { openDisputeAtDesk } from '#core/agreements/disputes/open-at-desk.ts';
import { openFileAtDesk } from '#core/agreements/disputes/open-file-at-desk.ts';
import { ruleOnDispute } from '#core/agreements/disputes/rule-on-dispute.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { sendSentFile } from '../sent-file.ts';

export const adminDisputeEndpoints: Endpoint[] = [
  answer(calls.getDisputes, ({ core, actor, params: { list, search, cursor } }) =>
    listDisputesAtDesk(core, actor, { list, search, after: cursor }),
  ),

  answer(calls.getDeskDispute, ({ core, actor, params }) => openDisputeAtDesk(core, actor, params.disputeId)),

  answer(calls.putRuling, ({ core, actor, params: { disputeId, ...ruling } }) =>
    ruleOnDispute(core, actor, { disputeId, ...ruling }),
  ),

  answer(calls.getDisputeFile, async ({ core, actor, params, request }) =>
    sendSentFile(await openFileAtDesk(core, actor, params.fileId), request),
  ),
];
