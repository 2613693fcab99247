import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import * as calls from '#contract/agreements/work-calls.ts';
import { fileFaults } from '#web/applications/member/file-faults.ts';
import { linksOfOwnMilestone } from '#web/elsewhere.ts';
import { acts, actsOnFiles, type FaultsOf, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { loadMoney, moneyFaults, moneyHandlers } from '../money/money-answers.ts';

const at = ({ param }: Pick<Visit, 'param'>) => ({
  agreementId: param('id'),
  milestone: Number(param('number')) || 0,
});
const basis = (sent: Sent) => Number(sent.text('basedOn')) || 0;

export const loader = loads(async (visit) => {
  const milestone = await visit.ask(calls.getMilestone, at(visit));
  const { stage } = milestone.state;
  const hasMoney = stage === 'accepted' || stage === 'rejected';
  const [money, links] = await Promise.all([
    hasMoney ? loadMoney(visit) : null,
    milestone.side === 'contributor' ? linksOfOwnMilestone(visit, milestone) : [],
  ]);
  return { milestone, money, links, back: backOf(visit.url) };
});

const faults: FaultsOf = {
  ...fileFaults,
  ...moneyFaults,
  submission_empty: { fields: ['text'] },
  submission_files_many: { fields: ['file'] },
  submission_value: { fields: ['proposed'] },
  award_too_large: { fields: ['proposed'] },
  trial_links: { fields: ['links'] },
  general_argument_invalid: ({ param = '' }) => ({ code: 'agreement_number_invalid', fields: [param] }),
};

const steps = acts(
  {
    async start(sent, { ask, param }) {
      const { agreementId, milestone } = at({ param });
      const share = Number(sent.text('share')) || 0;
      await ask(calls.postStart, { agreementId, milestone, basedOn: basis(sent), share });
      return { done: 'started' };
    },
    async ask(sent, { ask, param }) {
      const { agreementId, milestone } = at({ param });
      const words = sent.text('words');
      if (words === '') return { fault: { code: 'agreement_line_missing', fields: ['words'] } };
      const asked = { criterion: Number(sent.text('criterion')) || 0, words };
      await ask(calls.postChanges, { agreementId, milestone, basedOn: basis(sent), ...asked });
      return { done: 'asked' };
    },
    async accept(sent, { ask, param }) {
      const { agreementId, milestone } = at({ param });
      await ask(calls.postAcceptance, { agreementId, milestone, basedOn: basis(sent) });
      return { done: 'accepted' };
    },
    async cancel(sent, { ask, param }) {
      const { agreementId, milestone } = at({ param });
      await ask(calls.postCancellation, { agreementId, milestone, basedOn: basis(sent) });
      return { done: 'cancelled' };
    },
    async drop(sent, { ask, param }) {
      const { agreementId, milestone } = at({ param });
      await ask(calls.postDrop, { agreementId, milestone, basedOn: basis(sent) });
      return { done: 'dropped' };
    },
    ...moneyHandlers,
  },
  faults,
);

export const action = actsOnFiles(
  {
    async submit({ passOn, param }) {
      const { agreementId, milestone } = at({ param });
      await passOn(calls.postSubmissionForm, { agreementId, milestone });
      return { done: 'submitted', to: innerAgreementPaths.milestone(agreementId, milestone) };
    },
  },
  steps,
  faults,
);
