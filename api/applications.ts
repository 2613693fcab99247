import * as calls from '#contract/applications/calls.ts';
import * as received from '#contract/applications/received-calls.ts';
import { acceptOffer } from '#core/applications/accept-offer.ts';
import { apply } from '#core/applications/apply.ts';
import { beginConversation } from '#core/applications/begin-conversation.ts';
import { confirmJoining } from '#core/applications/confirm-joining.ts';
import { confirmTerms } from '#core/applications/confirm-terms.ts';
import { decline } from '#core/applications/decline.ts';
import { editApplication } from '#core/applications/edit-application.ts';
import { findSimilar } from '#core/applications/find-similar.ts';
import { freeAcceptedSeat } from '#core/applications/free-accepted-seat.ts';
import { listBoard } from '#core/applications/list-board.ts';
import { listReceived } from '#core/applications/list-received.ts';
import { listSent } from '#core/applications/list-sent.ts';
import { makeOffer } from '#core/applications/make-offer.ts';
import { openApplicationFile } from '#core/applications/open-application-file.ts';
import { openReceived } from '#core/applications/open-received.ts';
import { prepareApplication } from '#core/applications/prepare-application.ts';
import { shortlist } from '#core/applications/shortlist.ts';
import { showReceived } from '#core/applications/show-received.ts';
import { showSent } from '#core/applications/show-sent.ts';
import { takeBackOffer } from '#core/applications/take-back-offer.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { undoDecline } from '#core/applications/undo-decline.ts';
import { withdrawApplication } from '#core/applications/withdraw-application.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { sendFormWithFile } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { readApplication } from './read-application.ts';
import { sendSentFile } from './sent-file.ts';

export const applicationEndpoints: Endpoint[] = [
  answer(
    calls.postApplication,
    ({ core, actor, params: { opportunitySlug, ...sent } }) =>
      apply(core, actor, { opportunitySlug: opportunitySlug, ...sent }),
    [perHour(60, byMember)],
  ),

  answer(
    calls.postApplicationForm,
    ({ core, actor, params: { opportunitySlug }, request }) =>
      sendFormWithFile(request, calls.applicationFields, {
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: (fields, brought) =>
          apply(core, actor, { opportunitySlug: opportunitySlug, ...readApplication(fields), brought }),
      }),
    [perHour(60, byMember, { shared: 'application forms' })],
  ),

  answer(calls.getPreparedApplication, ({ core, actor, params: { opportunitySlug, from } }) =>
    prepareApplication(core, actor, { opportunitySlug: opportunitySlug, from }),
  ),

  answer(calls.listApplications, ({ core, actor, params }) => listSent(core, actor, params)),

  answer(calls.getApplication, ({ core, actor, params }) => showSent(core, actor, params.applicationId)),

  answer(calls.patchApplication, ({ core, actor, params }) => editApplication(core, actor, params), [
    perHour(200, byMember),
  ]),

  answer(calls.putWithdrawal, ({ core, actor, params }) =>
    withdrawApplication(core, actor, params.applicationId),
  ),

  answer(calls.putConfirmation, ({ core, actor, params }) => confirmTerms(core, actor, params)),

  answer(calls.putApplicationConversation, ({ core, actor, params }) =>
    beginConversation(core, actor, params.applicationId),
  ),

  answer(calls.listSimilarOpportunities, ({ core, actor, params }) =>
    findSimilar(core, actor, params.applicationId),
  ),

  answer(calls.getApplicationFile, async ({ core, actor, params, request }) => {
    return sendSentFile(await openApplicationFile(core, actor, params.applicationId), request);
  }),

  answer(received.listReceivedApplications, ({ core, actor, params }) => listReceived(core, actor, params)),

  answer(received.getApplicationBoard, ({ core, actor, params }) => listBoard(core, actor, params)),

  answer(received.getReceivedApplication, ({ core, actor, params }) =>
    showReceived(core, actor, params.applicationId),
  ),

  answer(received.putOpening, ({ core, actor, params }) => openReceived(core, actor, params.applicationId)),

  answer(received.putShortlisting, ({ core, actor, params }) => shortlist(core, actor, params)),

  answer(received.putDecline, ({ core, actor, params }) => decline(core, actor, params)),

  answer(received.putOffer, ({ core, actor, params }) => makeOffer(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(
    received.deleteOffer,
    ({ core, actor, params: { applicationId, version } }) =>
      takeBackOffer(core, actor, { applicationId: applicationId, version }),
    [perHour(60, byMember)],
  ),

  answer(calls.putAcceptance, ({ core, actor, params: { applicationId, version } }) =>
    acceptOffer(core, actor, { applicationId: applicationId, version }),
  ),

  answer(received.putJoining, ({ core, actor, params: { applicationId, version } }) =>
    confirmJoining(core, actor, { applicationId: applicationId, version }),
  ),

  answer(received.deleteHeldSeat, ({ core, actor, params: { applicationId, version } }) =>
    freeAcceptedSeat(core, actor, { applicationId: applicationId, version }),
  ),

  answer(received.deleteDecline, ({ core, actor, params }) => undoDecline(core, actor, params.applicationId)),
];
