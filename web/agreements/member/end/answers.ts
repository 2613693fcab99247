import { getEnd, postContest, postNotice } from '#contract/agreements/end-calls.ts';
import { endLimits } from '#contract/agreements/end-limits.ts';
import { isDay } from '#rules/calendar/day.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';

export const loader = loads(async ({ ask, param }) => ({
  end: await ask(getEnd, { agreementId: param('id') }),
}));

export const action = acts(
  {
    async notice(sent, { ask, param }) {
      const endDay = sent.text('endDay');
      if (!isDay(endDay)) return { fault: { code: 'conflict' } };
      const cause = Number(sent.text('cause')) || null;
      const fault = faultOfWords(sent, cause !== null);
      if (fault) return { fault };
      const words = sent.text('words');
      await ask(postNotice, { agreementId: param('id'), basedOn: basisOf(sent), endDay, cause, words });
      return { done: 'given' };
    },
    async contest(sent, { ask, param }) {
      const fault = faultOfWords(sent, true);
      if (fault) return { fault };
      const words = sent.text('words');
      await ask(postContest, { agreementId: param('id'), basedOn: basisOf(sent), words });
      return { done: 'contested' };
    },
  },
  { cause_untold: { fields: ['words'] } },
);

const basisOf = (sent: Sent) => Number(sent.text('basedOn')) || 0;

function faultOfWords(sent: Sent, isNeeded: boolean): Fault | null {
  const length = textLength(sent.text('words'));
  if (isNeeded && length === 0) return { code: 'agreement_line_missing', fields: ['words'] };
  return length > endLimits.words ? { code: 'agreement_line_long', fields: ['words'] } : null;
}
