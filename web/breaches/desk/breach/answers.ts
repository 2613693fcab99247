import { getDeskBreach } from '#contract/breaches/desk-calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { breachId = '' } }) => ({
  breach: await ask(getDeskBreach, { breachId }),
}));
