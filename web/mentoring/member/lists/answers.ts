import { deleteWaitingList, listWaitingLists } from '#contract/mentoring/list-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(({ ask }) => ask(listWaitingLists, {}));

export const action = acts({
  async leave(sent, { ask }) {
    await ask(deleteWaitingList, { personId: sent.text('mentorId') || 'nobodys' });
    return { done: 'left' };
  },
});
