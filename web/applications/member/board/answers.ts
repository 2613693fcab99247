import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { getApplicationBoard, putJoining, putShortlisting } from '#contract/applications/received-calls.ts';
import { boardMoves, boardStages } from '#contract/applications/received-filters.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { filtersIn, searchOf } from '../received-list/filters.ts';
import { moveOf } from './moves.ts';

export const loader = loads(async ({ ask, param, url, time }) => {
  const filters = filtersIn(url.searchParams);
  const [board, now] = await Promise.all([
    ask(getApplicationBoard, { opportunityId: param('id'), ...filters }),
    time(),
  ]);
  const wanted = boardStages.find((one) => one === url.searchParams.get('stage'));
  const first = board.columns.find(({ applications }) => applications.length > 0);
  return { ...board, filters, now, shown: wanted ?? first?.stage ?? 'submitted' };
});

export const action = acts({
  async move(sent, { ask, param, url }) {
    const [id = '', version = ''] = sent.text('one').split(':');
    const move = boardMoves.find((one) => one === sent.text(moveOf(id)));
    if (!move) return { fault: { code: 'move_missing', fields: [moveOf(id)] } };
    const based = Number(version) || 1;
    const at = (stage: string) => `${url.pathname}${searchOf(filtersIn(url.searchParams), { stage })}`;
    if (move === 'shortlist') {
      await ask(putShortlisting, { applicationId: id, version: based });
      return { done: 'shortlisted', to: at('shortlisted') };
    }
    if (move === 'join') {
      await ask(putJoining, { applicationId: id, version: based });
      return { done: 'joined', to: at('joined') };
    }
    // A move that needs more words is finished on the application's page.
    return {
      done: 'toDecide',
      to: `${innerApplicationPaths.receivedApplication(param('id'), id)}?do=${move}`,
    };
  },
});
