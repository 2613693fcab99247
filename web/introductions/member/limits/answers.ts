import {
  getIntroductionCapacities,
  putIntroductionCapacity,
  putProjectIntroductionCapacity,
} from '#contract/introductions/capacity-calls.ts';
import { introductionLimits } from '#rules/introductions/limits.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

const { member, project } = introductionLimits.capacity;

export const loader = loads(({ ask }) => ask(getIntroductionCapacities, {}));

/** The field of a project, by its slug. */
const ofProject = /^of-(.+)$/;

export const action = acts({
  async save(sent, { ask }) {
    const own = member.choices.find((one) => String(one) === sent.text('own'));
    if (own === undefined) return { fault: { code: 'general_argument_invalid', fields: ['own'] } };
    const projects = [];
    for (const [field] of sent.entries()) {
      const [, projectSlug] = ofProject.exec(field) ?? [];
      if (!projectSlug) continue;
      const capacity = project.choices.find((one) => String(one) === sent.text(field));
      if (capacity === undefined) return { fault: { code: 'general_argument_invalid', fields: [field] } };
      projects.push({ projectSlug, capacity });
    }
    await ask(putIntroductionCapacity, { capacity: own });
    for (const one of projects) await ask(putProjectIntroductionCapacity, one);
    return { done: 'saved' };
  },
});
