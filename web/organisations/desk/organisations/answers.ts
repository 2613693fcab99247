import { getDeskOrganisations } from '#contract/organisations/desk-calls.ts';
import { organisationLists } from '#contract/organisations/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = organisationLists.find((one) => one === wanted) ?? 'waiting';
  return { list, ...(await ask(getDeskOrganisations, { list, cursor: cursorIn(url) })) } as const;
});
