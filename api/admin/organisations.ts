import * as calls from '#contract/organisations/desk-calls.ts';
import { answerStaffAppeal } from '#core/organisations/answer-staff-appeal.ts';
import { decideOrganisation } from '#core/organisations/decide-organisation.ts';
import { getAtDesk } from '#core/organisations/get-at-desk.ts';
import { listAtDesk } from '#core/organisations/list-at-desk.ts';
import { openLetter } from '#core/organisations/open-letter.ts';
import { removeOrganisation } from '#core/organisations/remove-organisation.ts';
import { removeStaffAtDesk } from '#core/organisations/remove-staff-at-desk.ts';
import { sendEvidence } from '../evidence-file.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminOrganisationEndpoints: Endpoint[] = [
  answer(calls.getDeskOrganisations, ({ core, actor, params: { list, cursor } }) =>
    listAtDesk(core, actor, { list, after: cursor }),
  ),

  answer(calls.getDeskOrganisation, ({ core, actor, params }) =>
    getAtDesk(core, actor, params.organisationId),
  ),

  answer(calls.viewLetter, async ({ core, actor, params, request }) =>
    sendEvidence(await openLetter(core, actor, params.organisationId), request),
  ),

  answer(calls.putOrganisationDecision, ({ core, actor, params }) => decideOrganisation(core, actor, params)),

  answer(calls.putOrganisationRemoval, ({ core, actor, params }) => removeOrganisation(core, actor, params)),

  answer(calls.putDeskStaffRemoval, ({ core, actor, params }) => removeStaffAtDesk(core, actor, params)),

  answer(calls.putDeskStaffAnswer, ({ core, actor, params }) => answerStaffAppeal(core, actor, params)),
];
