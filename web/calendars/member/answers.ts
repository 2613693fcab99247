import { deleteCalendarAddress, getCalendarAddress, postCalendarAddress } from '#contract/calendars/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, origin }) => {
  const { path } = await ask(getCalendarAddress, {});
  return { address: path && `${origin}${path}` };
});

export const action = acts({
  async make(_, { ask }) {
    await ask(postCalendarAddress, {});
    return { done: 'made' };
  },
  async end(_, { ask }) {
    await ask(deleteCalendarAddress, {});
    return { done: 'ended' };
  },
});
