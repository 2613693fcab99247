import { getApplicationBoard, putShortlisting } from '#contract/received-applications.ts';
import { boardMoves, boardStages } from '#contract/received-filters.ts';
import { applicationPaths } from '../../../application-paths.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import { moveOf } from './moves.ts';

export const loader = loads(async ({ ask, params, url, time }) => {
  const [board, now] = await Promise.all([
    ask(getApplicationBoard, { opportunityId: params.id ?? '' }),
    time(),
  ]);
  const wanted = boardStages.find((one) => one === url.searchParams.get('stage'));
  const first = board.columns.find(({ applications }) => applications.length > 0);
  return { ...board, now, shown: wanted ?? first?.stage ?? 'submitted' };
});

export const action = acts({
  async move(sent, { ask, params, url }) {
    const [id = '', version = ''] = sent.text('one').split(':');
    const move = boardMoves.find((one) => one === sent.text(moveOf(id)));
    if (!move) return { fault: { code: 'move_missing', fields: [moveOf(id)] } };
    // What needs more words is said on the page of the application.
    if (move !== 'shortlist')
      return {
        done: 'toDecide',
        to: `${applicationPaths.receivedApplication(params.id ?? '', id)}?do=${move}`,
      };
    await ask(putShortlisting, { receivedId: id, version: Number(version) || 1 });
    return { done: 'shortlisted', to: `${url.pathname}?stage=shortlisted` };
  },
});
