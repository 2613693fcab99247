import { getDeskHold, putHoldConfirmation, putHoldEnd, putHoldRenewal } from '#contract/holds/desk-calls.ts';
import { holdTimes } from '#contract/holds/limits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { namesOfTables } from '../../names-of-tables.ts';

export const loader = loads(async ({ ask, params: { holdId = '' } }) => {
  const hold = await ask(getDeskHold, { holdId });
  return { hold, names: namesOfTables(hold.tables) };
});

export const action = acts({
  async confirm(_, { ask, params: { holdId = '' } }) {
    await ask(putHoldConfirmation, { holdId });
    return { done: 'confirmed' };
  },
  async renew(sent, { ask, params: { holdId = '' } }) {
    await ask(putHoldRenewal, { holdId, days: Number(sent.text('days')) || holdTimes.days });
    return { done: 'renewed' };
  },
  async end(_, { ask, params: { holdId = '' } }) {
    await ask(putHoldEnd, { holdId });
    return { done: 'ended' };
  },
});
