import { getDeskDispute, putRuling } from '#contract/agreements/dispute-desk-calls.ts';
import { disputeLimits } from '#contract/agreements/dispute-limits.ts';
import { typedAmountOrZero } from '#rules/amounts/typed-amount.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { id = '' } }) => ({
  dispute: await ask(getDeskDispute, { disputeId: id }),
}));

export const action = acts(
  {
    async rule(sent, { ask, params: { id = '' } }) {
      const read = typedAmountOrZero(sent.text('awarded'));
      if ('fault' in read) return { fault: { code: 'agreement_award_invalid', fields: ['awarded'] } };
      const [reason, passes] = [normaliseText(sent.text('reason')), normaliseText(sent.text('passes'))];
      if (textLength(reason) < disputeLimits.reason.min)
        return { fault: { code: 'reason_missing', fields: ['reason'] } };
      const basedOn = Number(sent.text('basedOn')) || 0;
      await ask(putRuling, { disputeId: id, basedOn, awarded: read.amount, reason, passes });
      return { done: 'ruled' };
    },
  },
  {
    dispute_passes_missing: { fields: ['passes'] },
    award_too_large: { fields: ['awarded'] },
  },
);
