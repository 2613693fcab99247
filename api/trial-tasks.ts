import * as calls from '#contract/applications/trial-task-calls.ts';
import { askTrial } from '#core/applications/ask-trial.ts';
import { handInTrial } from '#core/applications/hand-in-trial.ts';
import { openTrialFile } from '#core/applications/open-trial-file.ts';
import { readLinks } from '#core/applications/read-links.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import { removeBytes } from '#core/files/unclaimed-bytes.ts';
import { sendFormWithFile } from './form-with-file.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { sendSentFile } from './sent-file.ts';
import { storedFile } from './stored-file.ts';

const handedIn = perHour(60, byMember, { shared: 'trial tasks' });

export const trialTaskEndpoints: Endpoint[] = [
  answer(calls.putTrial, ({ core, actor, params: { applicationId, version } }) =>
    askTrial(core, actor, { applicationId: applicationId, version }),
  ),

  answer(
    calls.putTrialResult,
    ({ core, actor, params: { applicationId, ...result } }) =>
      handInTrial(core, actor, { applicationId: applicationId, ...result }),
    [handedIn],
  ),

  answer(
    calls.postTrialForm,
    ({ core, actor, params: { applicationId }, request }) =>
      sendFormWithFile(request, calls.trialFields, {
        keep: (name, bytes) => takeNewFile(core, name, bytes),
        drop: (file) => removeBytes(core, [file.storage_key]),
        send: ({ text, links, stored }, brought) => {
          const result = { text, links: readLinks(links), file: storedFile(stored), brought };
          return handInTrial(core, actor, { applicationId: applicationId, ...result });
        },
      }),
    [handedIn],
  ),

  answer(calls.getTrialFile, async ({ core, actor, params, request }) =>
    sendSentFile(await openTrialFile(core, actor, params.applicationId), request),
  ),
];
