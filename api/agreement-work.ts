import * as calls from '#contract/agreements/work-calls.ts';
import { workLimits } from '#contract/agreements/work-limits.ts';
import { acceptMilestone } from '#core/agreements/milestones/accept-milestone.ts';
import { askChanges } from '#core/agreements/milestones/ask-changes.ts';
import { cancelMilestone } from '#core/agreements/milestones/cancel-milestone.ts';
import { dropMilestone } from '#core/agreements/milestones/drop-milestone.ts';
import { openEntryFile } from '#core/agreements/milestones/open-entry-file.ts';
import { showMilestone } from '#core/agreements/milestones/show-milestone.ts';
import { startMilestone } from '#core/agreements/milestones/start-milestone.ts';
import { submitMilestone } from '#core/agreements/milestones/submit-milestone.ts';
import { readLinks } from '#core/applications/read-links.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { typedAmount } from '#rules/amounts/typed-amount.ts';
import { sendFormWithFiles } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { sendSentFile } from './sent-file.ts';

const handedIn = perHour(100, byMember, { shared: 'milestones' });

export const agreementWorkEndpoints: Endpoint[] = [
  answer(calls.getMilestone, ({ core, actor, params: { agreementId, milestone } }) =>
    showMilestone(core, actor, { agreementId, milestone }),
  ),

  answer(
    calls.postStart,
    ({ core, actor, params: { milestone, ...choice } }) =>
      startMilestone(core, actor, { milestone, ...choice }),
    [perHour(200, byMember)],
  ),

  answer(
    calls.postSubmission,
    ({ core, actor, params: { milestone, ...submission } }) =>
      submitMilestone(core, actor, { milestone, ...submission }),
    [handedIn],
  ),

  answer(
    calls.postSubmissionForm,
    ({ core, actor, params: { agreementId, milestone }, request }) =>
      sendFormWithFiles(request, calls.submissionFields, {
        most: workLimits.files + 1,
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ links, proposed, ...said }, brought) =>
          submitMilestone(core, actor, {
            agreementId,
            milestone,
            ...said,
            files: [],
            brought,
            links: readLinks(links),
            proposed: readProposed(proposed),
          }),
      }),
    [handedIn],
  ),

  answer(calls.postChanges, ({ core, actor, params: { milestone, ...asked } }) =>
    askChanges(core, actor, { milestone, ...asked }),
  ),

  answer(calls.postAcceptance, ({ core, actor, params: { milestone, ...accepted } }) =>
    acceptMilestone(core, actor, { milestone, ...accepted }),
  ),

  answer(calls.postCancellation, ({ core, actor, params: { milestone, ...cancelled } }) =>
    cancelMilestone(core, actor, { milestone, ...cancelled }),
  ),

  answer(calls.postDrop, ({ core, actor, params: { milestone, ...dropped } }) =>
    dropMilestone(core, actor, { milestone, ...dropped }),
  ),

  answer(calls.getEntryFile, async ({ core, actor, params, request }) =>
    sendSentFile(await openEntryFile(core, actor, params.fileId), request),
  ),
];

/** Nothing while the whole value is asked for; an amount at an early end. */
function readProposed(typed: string): number | null {
  if (typed.trim() === '') return null;
  if (/^0+([.,]0+)?$/.test(typed.trim())) return 0;
  const read = typedAmount(typed);
  if ('fault' in read) throw new Refusal('submission_value', { param: 'proposed' });
  return read.amount;
}
