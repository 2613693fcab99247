import { getProposals, proposalLists } from '#contract/administration/proposal-calls.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';
import { proposalWords } from '#web/words.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = proposalLists.find((one) => one === wanted) ?? 'waiting';
  const { proposals, ...page } = await ask(getProposals, { list, cursor: cursorIn(url) });
  return {
    list,
    ...page,
    rows: proposals.map((one) => ({ ...one, name: proposalWords[one.kind].name })),
  } as const;
});
