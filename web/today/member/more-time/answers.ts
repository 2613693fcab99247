import { data } from 'react-router';
import { getTurns, putExtension } from '#contract/deadlines/calls.ts';
import { extensionLimits } from '#contract/deadlines/limits.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params }) => {
  const { mine } = await ask(getTurns, {});
  const turn = mine.find(({ $id }) => $id === params.turnId);
  if (!turn) throw data(null, 404);
  return { turn };
});

export const action = acts(
  {
    async save(sent, { ask, param }) {
      const typed = latinDigits(sent.text('days'));
      const days = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
      if (days < 1 || days > extensionLimits.days)
        return { fault: { code: 'clock_extension_too_long', fields: ['days'] } };
      const reason = sent.text('reason');
      if (reason === '' || textLength(reason) > extensionLimits.reason)
        return { fault: { code: 'extension_reason_invalid', fields: ['reason'] } };
      await ask(putExtension, { turnId: param('turnId'), days, reason });
      return { done: 'extended', to: todayPaths.dashboard };
    },
  },
  { clock_extension_too_long: { fields: ['days'] } },
);
