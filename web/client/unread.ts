import { getUnread } from '#contract/conversations/calls.ts';
import { send } from './api.ts';

/** In how many conversations something is unread; undefined where that cannot be had. */
export function countUnread(): Promise<number | undefined> {
  return send(getUnread, {}).then(
    ({ count }) => count,
    () => undefined,
  );
}
