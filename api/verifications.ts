import * as calls from '#contract/verifications/calls.ts';
import { documentWays } from '#contract/verifications/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { appealVerification } from '#core/verifications/appeal.ts';
import { confirmAddress } from '#core/verifications/confirm-address.ts';
import { listOwnVerifications } from '#core/verifications/list-own.ts';
import { mailAnotherCode } from '#core/verifications/mail-another-code.ts';
import { openOwnEvidence } from '#core/verifications/open-evidence.ts';
import { startOrganisation } from '#core/verifications/start-organisation.ts';
import { startStudentAddress } from '#core/verifications/start-student-address.ts';
import { submitDocument } from '#core/verifications/submit-document.ts';
import { submitLinks } from '#core/verifications/submit-links.ts';
import { withdrawVerification } from '#core/verifications/withdraw.ts';
import { evidenceRoom, sendEvidence } from './evidence-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { byMember, perHour } from './http/limits.ts';

const requests = [perHour(30, byMember)];

export const verificationEndpoints: Endpoint[] = [
  answer(calls.getVerifications, ({ core, actor }) => listOwnVerifications(core, actor)),

  answer(
    calls.postStudentAddress,
    ({ core, actor, params }) => startStudentAddress(core, actor, params),
    requests,
  ),

  answer(
    calls.postOrganisation,
    ({ core, actor, params }) => startOrganisation(core, actor, params),
    requests,
  ),

  answer(calls.postVerificationCode, ({ core, actor, params }) => mailAnotherCode(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.putVerificationProof, ({ core, actor, params }) => confirmAddress(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(
    calls.postStudentDocument,
    async ({ core, actor, request }) => {
      const { file } = await readForm(request, evidenceRoom, (bytes, _, { way }) => {
        const isKnown = documentWays.find((one) => one === way);
        // The field must come before the file: a field after it is read too late.
        if (!isKnown) throw new Refusal('general_argument_invalid', { param: 'way' });
        // The refusal is thrown after the form has been read: most clients read no answer before they have sent everything.
        return submitDocument(core, actor, { way: isKnown, bytes }).catch((error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        });
      });
      if (!file) throw new Refusal('evidence_empty');
      if (file instanceof Refusal) throw file;
      return file;
    },
    requests,
  ),

  answer(calls.postPublicLinks, ({ core, actor, params }) => submitLinks(core, actor, params), requests),

  answer(
    calls.putVerificationAppeal,
    ({ core, actor, params }) => appealVerification(core, actor, params),
    requests,
  ),

  answer(calls.deleteVerification, ({ core, actor, params }) =>
    withdrawVerification(core, actor, params.verificationId),
  ),

  answer(calls.viewOwnEvidence, async ({ core, actor, params, request }) =>
    sendEvidence(await openOwnEvidence(core, actor, params.fileId), request),
  ),
];
