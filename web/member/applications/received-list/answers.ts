import { type ReceivedList, receivedLists } from '#contract/application-limits.ts';
import { listReceivedApplications } from '#contract/received-applications.ts';
import { loads } from '../../../forms/load.ts';

export const loader = loads(async ({ ask, params, url }) => {
  const after = url.searchParams.get('after') ?? '';
  const wanted = url.searchParams.get('list');
  const list: ReceivedList = receivedLists.find((one) => one === wanted) ?? 'open';
  const asked = { opportunityId: params.id ?? '', list, after };
  return { list, after, ...(await ask(listReceivedApplications, asked)) };
});
