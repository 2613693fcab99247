import { redirect } from 'react-router';
import { reportLimits } from '#contract/cases/report-limits.ts';
import { getSuspension, postSuspensionAppeal } from '#contract/cases/suspension-calls.ts';
import { getSecondStep } from '#contract/factors/passkey-calls.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { textLength } from '#rules/text/normalise.ts';
import { linksOfSuspended } from '#web/elsewhere.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => {
  try {
    const suspension = await ask(getSuspension, {});
    const { isProven } = await ask(getSecondStep, {});
    return { suspension, isProven, links: linksOfSuspended };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'suspension_over')
      throw redirect(todayPaths.dashboard, 303);
    throw error;
  }
});

export const action = acts({
  async appeal(sent, { ask }) {
    const appeal = sent.secret('appeal');
    const { min, max } = reportLimits.appeal;
    const length = textLength(appeal);
    if (length < min || length > max) return { fault: { code: 'case_appeal_length', fields: ['appeal'] } };
    await ask(postSuspensionAppeal, { appeal });
    return { done: 'appealed' };
  },
});
