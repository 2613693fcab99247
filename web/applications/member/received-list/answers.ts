import { putDeclines, putUndoneDeclines } from '#contract/applications/deciding-calls.ts';
import { listApplicationExports } from '#contract/applications/export-calls.ts';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { type ReceivedList, receivedLists } from '#contract/applications/limits.ts';
import { listReceivedApplications } from '#contract/applications/received-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { gatherReceived } from '../gather-received.ts';
import { readReason, readTicked } from '../ticked.ts';
import { wordedPeople } from '../worded-person.ts';
import { wordsTooLong } from '../words-fault.ts';
import { filtersIn } from './filters.ts';

export const loader = loads(async ({ ask, param, url, time }) => {
  const after = url.searchParams.get('after') ?? '';
  const wanted = url.searchParams.get('list');
  const list: ReceivedList = receivedLists.find((one) => one === wanted) ?? 'open';
  const filters = filtersIn(url.searchParams);
  const asked = { opportunityId: param('id'), list, ...filters };
  const isAll = url.searchParams.get('all') === 'yes';
  const [listed, { exports }, now] = await Promise.all([
    isAll ? gatherReceived({ ask }, asked) : ask(listReceivedApplications, { ...asked, after }),
    ask(listApplicationExports, { opportunityId: asked.opportunityId }),
    time(),
  ]);
  const isTicked = url.searchParams.get('ticked') === 'yes';
  const applications = wordedPeople(listed.applications);
  return { list, after, filters, now, exports, isAll, isTicked, ...listed, applications };
});

const nobody = { fault: { code: 'applications_none_ticked' as const } };
const conflict = { fault: { code: 'conflict' as const } };

export const action = acts(
  {
    async decline(sent, { ask, param }) {
      const applications = readTicked(sent);
      if (applications.length === 0) return nobody;
      const why = readReason(sent);
      if ('fault' in why) return why;
      const opportunityId = param('id');
      const { decided, left } = await ask(putDeclines, { opportunityId, applications, ...why });
      if (decided.length === 0) return conflict;
      const to = `${innerApplicationPaths.receivedApplications(opportunityId)}?list=leaving`;
      return { done: left.length > 0 ? 'declinedSome' : 'declined', to };
    },
    async undo(sent, { ask, param }) {
      const ids = readTicked(sent).map(({ id }) => id);
      if (ids.length === 0) return nobody;
      const opportunityId = param('id');
      const { decided, left, ended } = await ask(putUndoneDeclines, { opportunityId, ids });
      if (decided.length === 0) return conflict;
      const done = ended.length > 0 ? 'undoneOver' : left.length > 0 ? 'undoneSome' : 'undone';
      return { done, to: innerApplicationPaths.receivedApplications(opportunityId) };
    },
  },
  {
    application_words_missing: { fields: ['words'] },
    general_argument_invalid: wordsTooLong,
  },
);
