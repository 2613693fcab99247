import {
  deleteSuspension,
  getOneAccount,
  putCorrectedBirthDate,
  putGuardianReview,
  putSuspension,
} from '#contract/supervision/calls.ts';
import { faultOfBirthDate, todayIn } from '#rules/checks/birth-date.ts';
import { acts, type Handler, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';
import { dobOf, emptyForm, readValues } from '#web/profiles/member/form/form-values.ts';

export const loader = loads(async ({ ask, params: { accountId = '' } }) => ({
  account: await ask(getOneAccount, { accountId }),
}));

type Decided = { accountId: string; reason: string };

/** A form that decides something for a reason. */
function forReason(
  decide: (decided: Decided, sent: Sent, visit: Parameters<Handler>[1]) => ReturnType<Handler>,
): Handler {
  return async (sent, visit) => {
    const reason = sent.text('reason');
    const fault = faultOfReason(reason);
    return fault ? { fault } : decide({ accountId: visit.param('accountId'), reason }, sent, visit);
  };
}

const dayFields = ['dobDay', 'dobMonth', 'dobYear'];
const wrongDay = { fields: dayFields };

export const action = acts(
  {
    suspend: forReason(async (decided, sent, { ask }) => {
      const days = sent.text('days');
      await ask(putSuspension, { ...decided, days: days === '' ? undefined : Number(days) });
      return { done: 'suspended' };
    }),
    async 'end-suspension'(_, { ask, params: { accountId = '' } }) {
      await ask(deleteSuspension, { accountId });
      return { done: 'ended' };
    },
    'correct-birth-date': forReason(async (decided, sent, { ask }) => {
      const birthDate = dobOf({ ...emptyForm, ...readValues(sent.entries()) });
      const code = faultOfBirthDate(birthDate, todayIn());
      if (code) return { fault: { code, fields: dayFields } };
      await ask(putCorrectedBirthDate, { ...decided, birthDate });
      return { done: 'corrected' };
    }),
    'allow-guardian': forReason(async (decided, _, { ask }) => {
      await ask(putGuardianReview, { ...decided, allowed: true });
      return { done: 'allowed' };
    }),
    'decline-guardian': forReason(async (decided, _, { ask }) => {
      await ask(putGuardianReview, { ...decided, allowed: false });
      return { done: 'declined' };
    }),
  },
  { sign_up_dob_invalid: wrongDay, sign_up_dob_future: wrongDay, sign_up_dob_past: wrongDay },
);
