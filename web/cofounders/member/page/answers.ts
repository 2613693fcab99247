import {
  deleteOwnSearch,
  getOwnSearch,
  putSearchOn,
  putSearchPause,
  putStillLooking,
} from '#contract/cofounders/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => ({ own: await ask(getOwnSearch, {}) }));

export const action = acts({
  async turnOn(_, { ask }) {
    const { state } = await ask(putSearchOn, {});
    return { done: state === 'on' ? 'on' : 'waits' };
  },
  async pause(_, { ask }) {
    await ask(putSearchPause, {});
    return { done: 'paused' };
  },
  async still(_, { ask }) {
    await ask(putStillLooking, {});
    return { done: 'still' };
  },
  async remove(_, { ask }) {
    await ask(deleteOwnSearch, {});
    return { done: 'deleted' };
  },
});
