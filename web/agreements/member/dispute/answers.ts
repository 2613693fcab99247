import * as calls from '#contract/agreements/dispute-calls.ts';
import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { getMilestone } from '#contract/agreements/work-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { limits } from '#rules/agreements/limits.ts';
import { typedAmountOrZero } from '#rules/amounts/typed-amount.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { fileFaults } from '#web/applications/member/file-faults.ts';
import { acts, actsOnFiles, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';

export const loader = loads(async ({ ask, param }) => {
  const of = namedIn(param);
  const dispute = await ask(calls.getDispute, of);
  const { terms, currency, project } = await ask(getMilestone, of);
  return { dispute, currency, title: terms.title, value: terms.value, project };
});

function namedIn(param: Visit['param']) {
  const milestone = Number(param('number'));
  const isNumber = Number.isInteger(milestone) && milestone >= 1;
  if (!isNumber || milestone > limits.milestones) throw new Refusal('agreement_unknown');
  return { agreementId: param('id'), milestone };
}

export const action = actsOnFiles(
  {
    async say({ passOn, param }) {
      const of = namedIn(param);
      const { agreementId, milestone } = of;
      const { statements } = await passOn(calls.postDisputeForm, { agreementId, milestone });
      const said = statements.at(-1)?.kind ?? 'evidence';
      const to = innerAgreementPaths.dispute(of.agreementId, String(of.milestone));
      return { done: said, to };
    },
  },
  acts(
    {
      async propose(sent, { ask, param }) {
        const { numbers, to } = milestoneOf(param);
        const read = typedAmountOrZero(sent.text('awarded'));
        if ('fault' in read) return { fault: { code: 'agreement_award_invalid', fields: ['awarded'] } };
        const [words, passes] = [normaliseText(sent.text('words')), normaliseText(sent.text('passes'))];
        if (words === '') return { fault: { code: 'agreement_line_missing', fields: ['words'] } };
        if (textLength(words) > disputeLimits.settlementWords)
          return { fault: { code: 'agreement_line_long', fields: ['words'] } };
        if (textLength(passes) > disputeLimits.text.max)
          return { fault: { code: 'agreement_line_long', fields: ['passes'] } };
        await ask(calls.postSettlement, {
          agreementId: numbers.agreementId,
          milestone: numbers.milestone,
          basedOn: basisIn(sent),
          awarded: read.amount,
          words,
          passes,
        });
        return { done: 'proposed', to };
      },
      async accept(sent, { ask, param }) {
        const { numbers, to } = milestoneOf(param);
        await ask(calls.postSettlementAcceptance, answered(sent, numbers));
        return { done: 'agreed', to };
      },
      async close(sent, { ask, param }) {
        const { numbers, to } = milestoneOf(param);
        await ask(calls.postSettlementClosing, answered(sent, numbers));
        return { done: 'settlementClosed', to };
      },
      async withdraw(sent, { ask, param }) {
        const { numbers, to } = milestoneOf(param);
        const { agreementId, milestone } = numbers;
        await ask(calls.postDisputeWithdrawal, { agreementId, milestone, basedOn: basisIn(sent) });
        return { done: 'withdrawn', to };
      },
    },
    {
      award_too_large: { fields: ['awarded'] },
      dispute_passes_missing: { fields: ['passes'] },
    },
  ),
  {
    ...fileFaults,
    general_argument_invalid: { code: 'agreement_line_long', fields: ['text'] },
  },
);

type Numbers = ReturnType<typeof namedIn>;

function milestoneOf(param: Visit['param']): { numbers: Numbers; to: string } {
  const numbers = namedIn(param);
  return { numbers, to: innerAgreementPaths.dispute(numbers.agreementId, String(numbers.milestone)) };
}

const basisIn = (sent: Sent) => Number(sent.text('basedOn')) || 0;

function answered(sent: Sent, { agreementId, milestone }: Numbers) {
  return {
    agreementId,
    milestone,
    basedOn: basisIn(sent),
    proposal: Number(sent.text('proposal')) || 1,
  };
}
