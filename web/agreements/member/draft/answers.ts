import * as calls from '#contract/agreements/calls.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { agreementPaths } from '#contract/agreements/paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { FaultCode } from '#web/forms/outcome.ts';
import { outcomeSentence } from '#web/forms/outcome-sentence.ts';
import { fieldOfFault } from '../faults.ts';
import { leadBack } from '../lead-back.ts';
import { positionInForm } from '../steps.ts';

export const loader = loads(async ({ ask, param }) => {
  const agreement = await ask(calls.getAgreement, { agreementId: param('id') });
  if (!agreement.draft) throw leadBack(agreement, 'draft');
  // A contradiction between fields gets its own sentence; a missing field is only named.
  const faults = agreement.draft.faults
    .map(({ code, param }) => ({
      code,
      param,
      field: fieldOfFault[code] ?? param,
      sentence: code === 'agreement_incomplete' ? '' : outcomeSentence({ code: code as FaultCode, param }),
    }))
    .sort((one, other) => positionInForm(one.field) - positionInForm(other.field));
  return { agreement, draft: agreement.draft, faults };
});

export const action = acts({
  async propose(sent, { ask, param }) {
    const version = Number(sent.text('version')) || 1;
    const { id, amendment } = await ask(calls.putProposal, { agreementId: param('id'), version });
    const to = amendment ? innerAgreementPaths.amendment(id) : innerAgreementPaths.ownAgreement(id);
    return { done: 'proposed', to };
  },
  async drop(sent, { ask, param }) {
    await ask(calls.deleteAgreementDraft, { agreementId: param('id') });
    const id = param('id');
    if (sent.text('isFirst') === 'yes') return { done: 'dropped', to: agreementPaths.ownAgreements };
    const isInForce = sent.text('isInForce') === 'yes';
    return {
      done: 'dropped',
      to: isInForce ? innerAgreementPaths.amendment(id) : innerAgreementPaths.ownAgreement(id),
    };
  },
});
