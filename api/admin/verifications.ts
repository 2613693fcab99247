import * as calls from '#contract/verifications/desk-calls.ts';
import { decideVerification } from '#core/verifications/decide.ts';
import { listAcademicDomains } from '#core/verifications/list-academic-domains.ts';
import { listQueue } from '#core/verifications/list-queue.ts';
import { openEvidence } from '#core/verifications/open-evidence.ts';
import { openVerification } from '#core/verifications/open-verification.ts';
import { putAcademicDomain } from '#core/verifications/put-academic-domain.ts';
import { removeAcademicDomain } from '#core/verifications/remove-academic-domain.ts';
import { revokeVerification } from '#core/verifications/revoke.ts';
import { sendEvidence } from '../evidence-file.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminVerificationEndpoints: Endpoint[] = [
  answer(calls.getVerificationQueue, ({ core, actor, params: { list, cursor } }) =>
    listQueue(core, actor, { list, after: cursor }),
  ),

  answer(calls.getReviewedVerification, ({ core, actor, params }) =>
    openVerification(core, actor, params.verificationId),
  ),

  answer(calls.putVerificationDecision, ({ core, actor, params }) => decideVerification(core, actor, params)),

  answer(calls.putRevocation, ({ core, actor, params }) => revokeVerification(core, actor, params)),

  answer(calls.viewEvidence, async ({ core, actor, params, request }) =>
    sendEvidence(await openEvidence(core, actor, params.fileId), request),
  ),

  answer(calls.getAcademicDomains, ({ core }) => listAcademicDomains(core)),

  answer(calls.putAcademicDomain, ({ core, actor, params }) => putAcademicDomain(core, actor, params)),

  answer(calls.deleteAcademicDomain, ({ core, actor, params }) =>
    removeAcademicDomain(core, actor, params.academicDomainId),
  ),
];
