import { organisationLimits as limits } from '#contract/organisations/limits.ts';
import { getStaffRemoval, putStaffRemovalAppeal } from '#contract/organisations/removal-calls.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) =>
  ask(getStaffRemoval, { organisationSlug: param('slug') }),
);

export const action = acts({
  async appeal(sent, { ask, param }) {
    const appeal = sent.secret('appeal').trim();
    const length = textLength(appeal);
    if (length < limits.appeal.min || length > limits.appeal.max)
      return { fault: { code: 'organisation_appeal_length', fields: ['appeal'] } };
    await ask(putStaffRemovalAppeal, { organisationSlug: param('slug'), appeal });
    return { done: 'appealed' };
  },
});
