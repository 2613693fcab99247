import { listApplications } from '#contract/applications/calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url }) => {
  const after = url.searchParams.get('after') ?? '';
  const list = url.searchParams.get('list') === 'over' ? ('over' as const) : ('open' as const);
  return { list, after, ...(await ask(listApplications, { list, after })) };
});
