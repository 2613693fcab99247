import * as calls from '#contract/agreements/calls.ts';
import * as files from '#contract/agreements/file-calls.ts';
import { beginAgreement } from '#core/agreements/begin-agreement.ts';
import { beginCounter } from '#core/agreements/begin-counter.ts';
import { declineAgreement } from '#core/agreements/decline-agreement.ts';
import { downloadAgreement } from '#core/agreements/download-agreement.ts';
import { dropDraft } from '#core/agreements/drop-draft.ts';
import { editDraft } from '#core/agreements/edit-draft.ts';
import { listAgreements } from '#core/agreements/list-agreements.ts';
import { listLedgerKeys } from '#core/agreements/list-ledger-keys.ts';
import { printAgreement } from '#core/agreements/print-agreement.ts';
import { propose } from '#core/agreements/propose.ts';
import { requestSigningCode } from '#core/agreements/request-signing-code.ts';
import { setPool } from '#core/agreements/set-pool.ts';
import { showAgreement } from '#core/agreements/show-agreement.ts';
import { showPool } from '#core/agreements/show-pool.ts';
import { signAgreement } from '#core/agreements/sign-agreement.ts';
import { withdrawAgreement } from '#core/agreements/withdraw-agreement.ts';
import { attachment } from './attachment.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const agreementEndpoints: Endpoint[] = [
  answer(calls.postAgreement, ({ core, actor, params }) => beginAgreement(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.listAgreements, ({ core, actor, params }) => listAgreements(core, actor, params)),

  answer(calls.getAgreement, ({ core, actor, params }) => showAgreement(core, actor, params.agreementId)),

  answer(calls.putAgreementDraft, ({ core, actor, params }) => beginCounter(core, actor, params.agreementId)),

  answer(
    calls.patchAgreementDraft,
    ({ core, actor, params: { agreementId, ...change } }) =>
      editDraft(core, actor, { agreementId, ...change }),
    [perHour(400, byMember)],
  ),

  answer(calls.deleteAgreementDraft, ({ core, actor, params }) => dropDraft(core, actor, params.agreementId)),

  answer(
    calls.putProposal,
    ({ core, actor, params: { agreementId, version } }) => propose(core, actor, { agreementId, version }),
    [perHour(60, byMember)],
  ),

  answer(calls.putAgreementRefusal, ({ core, actor, params }) =>
    declineAgreement(core, actor, params.agreementId),
  ),

  answer(calls.putAgreementWithdrawal, ({ core, actor, params }) =>
    withdrawAgreement(core, actor, params.agreementId),
  ),

  answer(
    calls.postSigningCode,
    ({ core, actor, params: { agreementId, ...signing } }) =>
      requestSigningCode(core, actor, { agreementId, ...signing }),
    [perHour(20, byMember)],
  ),

  answer(calls.putSignature, ({ core, actor, device, params: { agreementId, ...signed } }) =>
    signAgreement(core, actor, { agreementId, ...signed, device }),
  ),

  answer(calls.getPool, ({ core, actor, params }) => showPool(core, actor, params.projectSlug)),

  answer(calls.putPool, ({ core, actor, params }) => setPool(core, actor, params)),

  answer(files.getAgreementDownload, async ({ core, actor, params, request }) =>
    attachment(request, {
      type: 'application/json',
      name: `agreement-${params.agreementId}.json`,
      bytes: await downloadAgreement(core, actor, params.agreementId),
    }),
  ),

  answer(
    files.getAgreementPrint,
    async ({ core, actor, params, request }) =>
      attachment(request, {
        type: 'application/pdf',
        name: `agreement-${params.agreementId}.pdf`,
        bytes: await printAgreement(core, actor, params),
      }),
    [perHour(60, byMember)],
  ),

  answer(files.getLedgerKeys, ({ core }) => listLedgerKeys(core)),
];
