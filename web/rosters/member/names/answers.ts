import { getWaitingNames, putNameAnswer } from '#contract/rosters/calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loadsForStaff } from '../loads-for-staff.ts';

export const loader = loadsForStaff(async ({ ask, param }) =>
  ask(getWaitingNames, { organisationSlug: param('slug') }),
);

const answer =
  (isStudent: boolean): Handler =>
  async (sent, { ask, param }) => {
    await ask(putNameAnswer, { organisationSlug: param('slug'), rowId: sent.text('rowId'), isStudent });
    return { done: 'answered' };
  };

export const action = acts({ yes: answer(true), no: answer(false) });
