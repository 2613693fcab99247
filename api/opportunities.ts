import * as calls from '#contract/opportunities/calls.ts';
import {
  getFittingOpportunities,
  getFoundOpportunities,
  getOpportunities,
} from '#contract/opportunities/find-calls.ts';
import { closeOpportunity } from '#core/opportunities/close-opportunity.ts';
import { createOpportunity } from '#core/opportunities/create-opportunity.ts';
import { deleteOpportunity } from '#core/opportunities/delete-opportunity.ts';
import { duplicateOpportunity } from '#core/opportunities/duplicate-opportunity.ts';
import { editOpportunity } from '#core/opportunities/edit-opportunity.ts';
import { findForMember } from '#core/opportunities/find-for-member.ts';
import { findOpportunities } from '#core/opportunities/find-opportunities.ts';
import { getOpportunity } from '#core/opportunities/get-opportunity.ts';
import { listFitting } from '#core/opportunities/list-fitting.ts';
import { listOfProject } from '#core/opportunities/list-of-project.ts';
import { listOwnOpportunities } from '#core/opportunities/list-own-opportunities.ts';
import { listSaved } from '#core/opportunities/list-saved.ts';
import { pauseOpportunity } from '#core/opportunities/pause-opportunity.ts';
import { renewOpportunity } from '#core/opportunities/renew-opportunity.ts';
import { reopenOpportunity } from '#core/opportunities/reopen-opportunity.ts';
import { resumeOpportunity } from '#core/opportunities/resume-opportunity.ts';
import { saveOpportunity } from '#core/opportunities/save-opportunity.ts';
import { showOwn } from '#core/opportunities/show-own.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import { takeBack } from '#core/opportunities/take-back.ts';
import { unsaveOpportunity } from '#core/opportunities/unsave-opportunity.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const opportunityEndpoints: Endpoint[] = [
  answer(calls.postOpportunity, ({ core, actor, params }) => createOpportunity(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.listOwnOpportunities, ({ core, actor, params }) => listOwnOpportunities(core, actor, params)),

  answer(calls.getOwnOpportunity, ({ core, actor, params }) => showOwn(core, actor, params.opportunityId)),

  answer(calls.patchOpportunity, ({ core, actor, params }) => editOpportunity(core, actor, params), [
    perHour(200, byMember),
  ]),

  answer(calls.deleteOpportunity, ({ core, actor, params }) =>
    deleteOpportunity(core, actor, params.opportunityId),
  ),

  answer(
    calls.putSubmission,
    ({ core, actor, params }) => submitOpportunity(core, actor, params.opportunityId),
    [perHour(60, byMember)],
  ),

  answer(calls.deleteSubmission, ({ core, actor, params }) => takeBack(core, actor, params.opportunityId)),

  answer(calls.putPause, ({ core, actor, params }) => pauseOpportunity(core, actor, params.opportunityId)),

  answer(calls.deletePause, ({ core, actor, params }) =>
    resumeOpportunity(core, actor, params.opportunityId),
  ),

  answer(calls.putClosure, ({ core, actor, params }) => closeOpportunity(core, actor, params.opportunityId)),

  answer(calls.putRenewal, ({ core, actor, params }) => renewOpportunity(core, actor, params.opportunityId)),

  answer(calls.putReopening, ({ core, actor, params }) =>
    reopenOpportunity(core, actor, params.opportunityId),
  ),

  answer(calls.postCopy, ({ core, actor, params }) => duplicateOpportunity(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.getOpportunity, ({ core, actor, params }) =>
    getOpportunity(core, actor, params.opportunitySlug),
  ),

  answer(calls.putSaving, ({ core, actor, params }) => saveOpportunity(core, actor, params.opportunitySlug)),

  answer(calls.deleteSaving, ({ core, actor, params }) =>
    unsaveOpportunity(core, actor, params.opportunitySlug),
  ),

  answer(getFittingOpportunities, ({ core, actor }) => listFitting(core, actor)),

  answer(calls.listSavedOpportunities, ({ core, actor }) => listSaved(core, actor)),

  answer(calls.listProjectOpportunities, ({ core, actor, params }) =>
    listOfProject(core, actor, params.projectSlug),
  ),

  answer(getFoundOpportunities, ({ core, actor, params }) => findForMember(core, actor, params)),

  answer(getOpportunities, ({ core, params }) => findOpportunities(core, params)),
];
