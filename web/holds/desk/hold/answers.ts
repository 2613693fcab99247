import { getDeskHold, putHoldEnd, putHoldRenewal } from '#contract/holds/desk-calls.ts';
import { holdTimes, orderLimits } from '#contract/holds/limits.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { namesOfTables } from '../../names-of-tables.ts';

export const loader = loads(async ({ ask, params: { holdId = '' } }) => {
  const hold = await ask(getDeskHold, { holdId });
  return { hold, names: namesOfTables(hold.tables) };
});

export const action = acts({
  async renew(sent, { ask, params: { holdId = '' } }) {
    await ask(putHoldRenewal, { holdId, days: Number(latinDigits(sent.text('days'))) || holdTimes.days });
    return { done: 'renewed' };
  },
  async end(sent, { ask, params: { holdId = '' } }) {
    const reason = sent.text('reason');
    const { min, max } = orderLimits.reason;
    if (textLength(reason) < min || textLength(reason) > max)
      return { fault: { code: 'hold_reason_length', fields: ['reason'] } };
    await ask(putHoldEnd, { holdId, reason });
    return { done: 'ended' };
  },
});
