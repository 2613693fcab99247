import { getIntroductionCounts } from '#contract/introductions/desk-calls.ts';
import { loads } from '#web/forms/load.ts';
import { introductionWordsOf } from '#web/words.ts';

export const loader = loads(async ({ ask }) => {
  const { purposes } = await ask(getIntroductionCounts, {});
  return {
    purposes: purposes.map((one) => ({ ...one, name: introductionWordsOf[one.purpose].name })),
  };
});
