import { getStanding, putBirthDate } from '#contract/standings/calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { faultOfBirthDate, todayIn } from '#rules/checks/birth-date.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { dobOf, emptyForm, readValues } from '#web/profiles/member/form/form-values.ts';
import { personalPath } from '#web/sessions/member/log-in/personal-path.ts';

export const loader = loads(async ({ ask }) => {
  const { birthDate } = await ask(getStanding, {});
  return { isKnown: birthDate !== '' };
});

const fields = ['dobDay', 'dobMonth', 'dobYear'];
const wrongDay = { fields };

export const action = acts(
  {
    async save(sent, { ask, url }) {
      const birthDate = dobOf({ ...emptyForm, ...readValues(sent.entries()) });
      const code = faultOfBirthDate(birthDate, todayIn());
      if (code) return { fault: { code, fields } };
      await ask(putBirthDate, { birthDate });
      return { done: 'told', to: personalPath(url.searchParams.get('next')) ?? todayPaths.dashboard };
    },
  },
  { sign_up_dob_invalid: wrongDay, sign_up_dob_future: wrongDay, sign_up_dob_past: wrongDay },
);
