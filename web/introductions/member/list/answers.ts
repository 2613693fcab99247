import { listIntroductions } from '#contract/introductions/calls.ts';
import { introductionLists } from '#contract/introductions/limits.ts';
import { loads } from '#web/forms/load.ts';
import { introductionWordsOf } from '#web/words.ts';

export const loader = loads(async ({ ask, url: { searchParams } }) => {
  const list = introductionLists.find((one) => one === searchParams.get('list')) ?? 'for_me';
  const after = searchParams.get('after')?.slice(0, 60) ?? '';
  const { introductions, next } = await ask(listIntroductions, { list, after });
  return {
    list,
    after,
    next,
    rows: introductions.map((one) => ({ ...one, purposeName: introductionWordsOf[one.purpose].name })),
  };
});
