import * as calls from '#contract/agreements/dispute-calls.ts';
import { acceptSettlement } from '#core/agreements/disputes/accept-settlement.ts';
import { appealRuling } from '#core/agreements/disputes/appeal-ruling.ts';
import { closeSettlement } from '#core/agreements/disputes/close-settlement.ts';
import { giveEvidence } from '#core/agreements/disputes/give-evidence.ts';
import { openDispute } from '#core/agreements/disputes/open-dispute.ts';
import { proposeSettlement } from '#core/agreements/disputes/propose-settlement.ts';
import { showDispute } from '#core/agreements/disputes/show-dispute.ts';
import { withdrawDispute } from '#core/agreements/disputes/withdraw-dispute.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { sendFormWithFile } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { storedFile } from './stored-file.ts';

const said = perHour(60, byMember, { shared: 'disputes' });
const verbs = { open: openDispute, evidence: giveEvidence, appeal: appealRuling } as const;

export const agreementDisputeEndpoints: Endpoint[] = [
  answer(calls.getDispute, ({ core, actor, params: { agreementId, milestone } }) =>
    showDispute(core, actor, { agreementId, milestone }),
  ),

  answer(
    calls.postDispute,
    ({ core, actor, params: { milestone, ...rest } }) => openDispute(core, actor, { milestone, ...rest }),
    [said],
  ),

  answer(
    calls.postEvidence,
    ({ core, actor, params: { milestone, ...rest } }) => giveEvidence(core, actor, { milestone, ...rest }),
    [said],
  ),

  answer(
    calls.postAppeal,
    ({ core, actor, params: { milestone, ...rest } }) => appealRuling(core, actor, { milestone, ...rest }),
    [said],
  ),

  answer(
    calls.postSettlement,
    ({ core, actor, params: { milestone, ...rest } }) =>
      proposeSettlement(core, actor, { milestone, ...rest }),
    [said],
  ),

  answer(
    calls.postSettlementAcceptance,
    ({ core, actor, params: { milestone, ...rest } }) =>
      acceptSettlement(core, actor, { milestone, ...rest }),
    [said],
  ),

  answer(
    calls.postSettlementClosing,
    ({ core, actor, params: { milestone, ...rest } }) => closeSettlement(core, actor, { milestone, ...rest }),
    [said],
  ),

  answer(
    calls.postDisputeWithdrawal,
    ({ core, actor, params: { milestone, ...rest } }) => withdrawDispute(core, actor, { milestone, ...rest }),
    [said],
  ),

  answer(
    calls.postDisputeForm,
    ({ core, actor, params: { agreementId, milestone }, request }) =>
      sendFormWithFile(request, calls.disputeFields, {
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ act, basedOn, text, stored }, brought) =>
          verbs[act](core, actor, {
            agreementId,
            milestone,
            basedOn,
            text,
            brought,
            file: storedFile(stored),
          }),
      }),
    [said],
  ),
];
