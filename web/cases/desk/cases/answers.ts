import { getCases } from '#contract/cases/calls.ts';
import { caseLists } from '#contract/cases/report-limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';
import { reportedWords } from '#web/words.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = caseLists.find((one) => one === wanted) ?? 'waiting';
  const { cases, ...rest } = await ask(getCases, { list, cursor: cursorIn(url) });
  return {
    list,
    ...rest,
    cases: cases.map((one) => ({ ...one, kind: one.isBarred ? '' : reportedWords(one.kind).name })),
  } as const;
});
