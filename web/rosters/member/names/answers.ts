import { getWaitingNames, putNameAnswer } from '#contract/rosters/calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) =>
  ask(getWaitingNames, { organisationSlug: param('slug') }),
);

const answer =
  (isStudent: boolean): Handler =>
  async (sent, { ask, param }) => {
    await ask(putNameAnswer, { organisationSlug: param('slug'), rowId: sent.text('rowId'), isStudent });
    return { done: 'answered' };
  };

export const action = acts({ yes: answer(true), no: answer(false) });
