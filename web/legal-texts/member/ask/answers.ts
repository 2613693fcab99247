import { getPurpose, putPurpose } from '#contract/legal-texts/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';

export const loader = loads(async ({ ask, params: { purpose = '' } }) => ({
  asked: await ask(getPurpose, { purpose }),
}));

const answer =
  (given: boolean) =>
  async (_: unknown, { ask, params: { purpose = '' } }: Visit) => {
    await ask(putPurpose, { purpose, given });
    return { done: 'answered' };
  };

export const action = acts({ yes: answer(true), no: answer(false) });
