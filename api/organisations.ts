import * as calls from '#contract/organisations/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { appealOrganisation } from '#core/organisations/appeal-organisation.ts';
import { closeOrganisation } from '#core/organisations/close-organisation.ts';
import { confirmOrganisationAddress } from '#core/organisations/confirm-organisation-address.ts';
import { createOrganisation } from '#core/organisations/create-organisation.ts';
import { deleteOrganisation } from '#core/organisations/delete-organisation.ts';
import { editOrganisation } from '#core/organisations/edit-organisation.ts';
import { getOpening } from '#core/organisations/get-opening.ts';
import { getOwnOrganisation } from '#core/organisations/get-own-organisation.ts';
import { listOwnOrganisations } from '#core/organisations/list-own-organisations.ts';
import { openOwnLetter } from '#core/organisations/open-letter.ts';
import { putLetter } from '#core/organisations/put-letter.ts';
import { requestAddressCode } from '#core/organisations/request-address-code.ts';
import { submitOrganisation } from '#core/organisations/submit-organisation.ts';
import { withdrawOrganisation } from '#core/organisations/withdraw-organisation.ts';
import { evidenceRoom, sendEvidence } from './evidence-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { byMember, perHour } from './http/limits.ts';

const changes = [perHour(60, byMember)];

export const organisationEndpoints: Endpoint[] = [
  answer(calls.getOpening, ({ core, actor }) => getOpening(core, actor)),

  answer(calls.listOwnOrganisations, ({ core, actor }) => listOwnOrganisations(core, actor)),

  answer(calls.postOrganisation, ({ core, actor, params }) => createOrganisation(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.getOwnOrganisation, ({ core, actor, params }) =>
    getOwnOrganisation(core, actor, params.organisationSlug),
  ),

  answer(
    calls.patchOrganisation,
    ({ core, actor, params }) => editOrganisation(core, actor, params),
    changes,
  ),

  answer(
    calls.putLetter,
    async ({ core, actor, params: { organisationSlug }, request }) => {
      const { file } = await readForm(request, evidenceRoom, (bytes) =>
        // The refusal is thrown after the form has been read: most clients read no answer before they have sent everything.
        putLetter(core, actor, { organisationSlug, bytes }).catch((error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        }),
      );
      if (!file) throw new Refusal('evidence_empty');
      if (file instanceof Refusal) throw file;
      return file;
    },
    [perHour(30, byMember)],
  ),

  answer(calls.viewOwnLetter, async ({ core, actor, params, request }) =>
    sendEvidence(await openOwnLetter(core, actor, params.organisationSlug), request),
  ),

  answer(
    calls.putSubmission,
    ({ core, actor, params }) => submitOrganisation(core, actor, params.organisationSlug),
    changes,
  ),

  answer(calls.deleteSubmission, ({ core, actor, params }) =>
    withdrawOrganisation(core, actor, params.organisationSlug),
  ),

  answer(calls.deleteOrganisation, ({ core, actor, params }) =>
    deleteOrganisation(core, actor, params.organisationSlug),
  ),

  answer(calls.putOrganisationAppeal, ({ core, actor, params }) => appealOrganisation(core, actor, params)),

  answer(calls.putClosing, ({ core, actor, params }) =>
    closeOrganisation(core, actor, params.organisationSlug),
  ),

  answer(calls.postAddressCode, ({ core, actor, params }) => requestAddressCode(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.putAddress, ({ core, actor, params }) => confirmOrganisationAddress(core, actor, params), [
    perHour(60, byMember),
  ]),
];
