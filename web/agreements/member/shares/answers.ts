import * as calls from '#contract/agreements/end-calls.ts';
import { endLimits } from '#contract/agreements/end-limits.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { isDay } from '#rules/calendar/day.ts';
import { codeLength, readCode } from '#rules/text/digits.ts';
import { normaliseLine, textLength } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';

export const loader = loads(async ({ ask, param }) => ({
  shares: await ask(calls.getShares, { agreementId: param('id') }),
}));

export const action = acts(
  {
    async state(sent, { ask, param }) {
      const read = readUnits(sent);
      if ('fault' in read) return read;
      const day = sent.text('day');
      if (!isDay(day)) return { fault: { code: 'day_invalid', fields: ['day'] } };
      const document = normaliseLine(sent.text('document'));
      if (document === '') return { fault: { code: 'agreement_line_missing', fields: ['document'] } };
      if (textLength(document) > endLimits.document)
        return { fault: { code: 'agreement_line_long', fields: ['document'] } };
      await ask(calls.postConversion, { agreementId: param('id'), ...read.given, day, document });
      return { done: 'stated' };
    },
    async confirm(sent, { ask, param }) {
      await ask(calls.putConversionConfirmation, { agreementId: param('id'), ...conversionIn(sent) });
      return { done: 'confirmed' };
    },
    async withdraw(sent, { ask, param }) {
      await ask(calls.putConversionWithdrawal, { agreementId: param('id'), ...conversionIn(sent) });
      return { done: 'withdrawn' };
    },
    async code(sent, { ask, param }) {
      const read = readUnits(sent);
      if ('fault' in read) return read;
      await ask(calls.postGivingUpCode, { agreementId: param('id'), ...read.given });
      return {
        done: 'sent',
        about: { units: String(read.given.units), basedOn: String(read.given.basedOn) },
      };
    },
    async 'give-up'(sent, { ask, param }) {
      const read = readUnits(sent);
      if ('fault' in read) return read;
      const code = readCode(sent.text('code'));
      if (code.length < codeLength) return { fault: { code: 'code_incomplete', fields: ['code'] } };
      await ask(calls.putGivingUp, { agreementId: param('id'), ...read.given, code });
      return { done: 'given up' };
    },
  },
  {
    ...codeFaults,
    units_not_held: { fields: ['units'] },
    conversion_day: { fields: ['day'] },
    conversion_early: { fields: ['day'] },
  },
);

type Given = { basedOn: number; units: number };

const basisOf = (sent: Sent) => Number(sent.text('basedOn')) || 0;
const conversionIn = (sent: Sent) => ({
  basedOn: basisOf(sent),
  conversion: Number(sent.text('conversion')) || 1,
});

function readUnits(sent: Sent): { given: Given } | { fault: Fault } {
  const read = typedCount(sent.text('units'));
  if (!('count' in read) || read.count < 1)
    return { fault: { code: 'agreement_number_invalid', fields: ['units'] } };
  return { given: { basedOn: basisOf(sent), units: read.count } };
}
