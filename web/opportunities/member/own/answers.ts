import * as calls from '#contract/opportunities/calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { partsOfOwnOpportunity } from '#web/elsewhere.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { outcomeSentence } from '#web/forms/outcome-sentence.ts';
import { fieldOf, tried } from '../faults.ts';

export const loader = loads(async (visit) => {
  const opportunity = await visit.ask(calls.getOwnOpportunity, { opportunityId: visit.param('id') });
  const parts = await Promise.all(partsOfOwnOpportunity.map((part) => part(visit, opportunity)));
  // An empty field is named; every other fault has a sentence of its own.
  const left = opportunity.left.map(({ code, param, on }) => ({
    code,
    field: fieldOf[param] ?? param,
    sentence: code === 'opportunity_incomplete' ? '' : outcomeSentence({ code, param, on: on || undefined }),
  }));
  // Sent along, so that a form that is sent twice duplicates once.
  return { opportunity, left, parts: parts.filter((part) => part !== null), key: crypto.randomUUID() };
});

type Step =
  | typeof calls.putSubmission
  | typeof calls.deleteSubmission
  | typeof calls.putPause
  | typeof calls.deletePause
  | typeof calls.putRenewal
  | typeof calls.putReopening
  | typeof calls.putClosure;

function step(call: Step, done: string): Handler {
  return (_, { ask, param }) =>
    tried(async () => {
      await ask(call, { opportunityId: param('id') });
      return { done };
    });
}

export const action = acts({
  submit: step(calls.putSubmission, 'submitted'),
  takeBack: step(calls.deleteSubmission, 'takenBack'),
  pause: step(calls.putPause, 'paused'),
  resume: step(calls.deletePause, 'resumed'),
  renew: step(calls.putRenewal, 'renewed'),
  reopen: step(calls.putReopening, 'reopened'),
  close: step(calls.putClosure, 'closed'),
  duplicate: (sent, { ask, param }) =>
    tried(async () => {
      const key = sent.text('key') || undefined;
      const { id } = await ask(calls.postCopy, { opportunityId: param('id'), key });
      return { done: 'begun', to: opportunityPaths.ownOpportunity(id) };
    }),
  delete: (_, { ask, param }) =>
    tried(async () => {
      await ask(calls.deleteOpportunity, { opportunityId: param('id') });
      return { done: 'deleted', to: opportunityPaths.ownOpportunities };
    }),
});
