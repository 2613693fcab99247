import { avatarLimits } from '#contract/avatars/limits.ts';
import * as calls from '#contract/nominees/calls.ts';
import * as deskCalls from '#contract/nominees/desk-calls.ts';
import * as guardianCalls from '#contract/nominees/guardian-calls.ts';
import { verificationLimits } from '#contract/verifications/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { offered } from '#core/languages/own-language.ts';
import { askAsGuardian } from '#core/nominees/ask-as-guardian.ts';
import { askAsNominee } from '#core/nominees/ask-as-nominee.ts';
import { askToAct } from '#core/nominees/ask-to-act.ts';
import { beginVisit } from '#core/nominees/begin-visit.ts';
import { eraseAsGuardian } from '#core/nominees/erase-as-guardian.ts';
import { eraseAsNominee } from '#core/nominees/erase-as-nominee.ts';
import { exportAsGuardian } from '#core/nominees/export-as-guardian.ts';
import { exportAsNominee } from '#core/nominees/export-as-nominee.ts';
import { getGuardianData } from '#core/nominees/get-guardian-data.ts';
import { getVisit } from '#core/nominees/get-visit.ts';
import { listNomineeRequests } from '#core/nominees/list-nominee-requests.ts';
import { listNominees } from '#core/nominees/list-nominees.ts';
import { nameNominee } from '#core/nominees/name-nominee.ts';
import { openGuardianData } from '#core/nominees/open-guardian-data.ts';
import { openNomineeDocument } from '#core/nominees/open-nominee-document.ts';
import { openNomineeRequest } from '#core/nominees/open-nominee-request.ts';
import { proposeGrant } from '#core/nominees/propose-grant.ts';
import { proveVisit } from '#core/nominees/prove-visit.ts';
import { refuseNomineeRequest } from '#core/nominees/refuse-nominee-request.ts';
import { removeNominee } from '#core/nominees/remove-nominee.ts';
import { sayHere } from '#core/nominees/say-here.ts';
import { withdrawAsking } from '#core/nominees/withdraw-asking.ts';
import { sendEvidence } from './evidence-file.ts';
import { sendExport } from './export-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { byMember, mailboxKey, perHour, perNetworkHour, perSite } from './http/limits.ts';
import { checkParams } from './http/params.ts';
import { readProof } from './http/proof-cookie.ts';
import { linkOf } from './young-mentees/guardians.ts';

/** One byte more than fits shows that a file is too large; twice that is read to say so, and no more. */
const largest = Math.max(verificationLimits.pdfBytes, avatarLimits.maxBytes);
const room = { fileBytes: largest + 1, bodyBytes: 2 * largest };
const zipName = 'saharambh-data.zip';

export const nomineeEndpoints: Endpoint[] = [
  answer(calls.getNominees, ({ core, actor }) => listNominees(core, actor)),

  answer(calls.postNominee, ({ core, actor, params }) => nameNominee(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.deleteNominee, ({ core, actor, params }) => removeNominee(core, actor, params.nomineeId)),

  answer(calls.postNomineeVisit, ({ core, params, device }) => beginVisit(core, { ...params, device }), [
    ...perNetworkHour(20, ({ raw, network }) => mailboxKey(raw.email, network)),
    perSite.codes,
  ]),

  answer(
    calls.putNomineeVisit,
    ({ core, params, device }) => proveVisit(core, { ...params, device }),
    perNetworkHour(60),
  ),

  answer(calls.getNomineeVisit, ({ core, params }) => getVisit(core, params)),

  answer(
    calls.postNomineeRequest,
    async ({ core, params, request }) => {
      const { file } = await readForm(request, room, (bytes, _, before) => {
        // The fields must come before the file: a field after it is read too late.
        const { secret, nomineeId, cause } = checkParams(calls.requestForm, before);
        // The refusal is thrown after the form has been read: most clients read no answer before they have sent everything.
        return askToAct(core, { ...params, secret, nomineeId, cause, bytes }).catch((error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        });
      });
      if (!file) throw new Refusal('evidence_empty');
      if (file instanceof Refusal) throw file;
      return file;
    },
    perNetworkHour(20),
  ),

  answer(calls.putNomineeWithdrawal, ({ core, params }) => withdrawAsking(core, params), perNetworkHour(60)),

  answer(
    calls.getNomineeExport,
    async ({ core, params: { language = '', ...params } }) =>
      sendExport(await exportAsNominee(core, params), zipName, offered(core, language)),
    perNetworkHour(20),
  ),

  answer(
    calls.postNomineeRightsRequest,
    ({ core, params, device }) => askAsNominee(core, { ...params, language: device.language }),
    perNetworkHour(20),
  ),

  answer(calls.putNomineeErasing, ({ core, params }) => eraseAsNominee(core, params), perNetworkHour(60)),

  answer(calls.putNomineePresence, ({ core, params }) => sayHere(core, params), perNetworkHour(60)),

  answer(guardianCalls.getGuardianData, ({ core, settings, params, request }) =>
    getGuardianData(core, linkOf(params, readProof(settings, request.headers))),
  ),

  answer(guardianCalls.postGuardianDataVisit, ({ core, settings, params, request }) =>
    openGuardianData(core, { ...linkOf(params, readProof(settings, request.headers)), code: params.code }),
  ),

  answer(
    guardianCalls.getGuardianExport,
    async ({ core, settings, params: { language = '', ...params }, request }) => {
      const link = linkOf(params, readProof(settings, request.headers));
      return sendExport(await exportAsGuardian(core, link), zipName, offered(core, language));
    },
    perNetworkHour(20),
  ),

  answer(
    guardianCalls.postGuardianRightsRequest,
    ({ core, settings, params, device, request }) =>
      askAsGuardian(core, {
        ...linkOf(params, readProof(settings, request.headers)),
        kind: params.kind,
        words: params.words,
        language: device.language,
      }),
    perNetworkHour(20),
  ),

  answer(
    guardianCalls.putGuardianErasing,
    ({ core, settings, params, request }) =>
      eraseAsGuardian(core, { ...linkOf(params, readProof(settings, request.headers)), isOn: params.isOn }),
    perNetworkHour(60),
  ),
];

export const adminNomineeEndpoints: Endpoint[] = [
  answer(deskCalls.getDeskNomineeRequests, ({ core, actor, params: { list, search, cursor } }) =>
    listNomineeRequests(core, actor, { list, search, after: cursor }),
  ),

  answer(deskCalls.getDeskNomineeRequest, ({ core, actor, params }) =>
    openNomineeRequest(core, actor, params.requestId),
  ),

  answer(deskCalls.viewNomineeDocument, async ({ core, actor, params, request }) =>
    sendEvidence(await openNomineeDocument(core, actor, params.requestId), request),
  ),

  answer(deskCalls.postNomineeGrant, ({ core, actor, params }) => proposeGrant(core, actor, params)),

  answer(deskCalls.putNomineeRefusal, ({ core, actor, params }) => refuseNomineeRequest(core, actor, params)),
];
