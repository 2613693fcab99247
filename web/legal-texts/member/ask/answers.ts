import { getPurpose, putPurpose } from '#contract/legal-texts/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';

export const loader = loads(async ({ ask, law, params: { purpose = '' } }) => ({
  asked: await ask(getPurpose, { purpose }),
  law: await law(),
}));

const answer = async ({ ask, params: { purpose = '' } }: Visit, given: boolean) => {
  await ask(putPurpose, { purpose, given });
  return { done: 'answered' };
};

export const action = acts({
  async yes(sent, visit) {
    const changed = await refusedByLaw(sent, visit);
    return changed ?? answer(visit, true);
  },
  no: (_, visit) => answer(visit, false),
});
