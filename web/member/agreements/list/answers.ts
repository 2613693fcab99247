import { listAgreements } from '#contract/agreements.ts';
import { loads } from '../../../forms/load.ts';

export const loader = loads(async ({ ask, url, time }) => {
  const after = url.searchParams.get('after') ?? '';
  const list = url.searchParams.get('list') === 'over' ? ('over' as const) : ('open' as const);
  const listed = await ask(listAgreements, { list, after });
  return { list, after, ...listed, now: await time() };
});
