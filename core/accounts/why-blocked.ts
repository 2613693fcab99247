import type { Account } from '../ground/actor.ts';

/** For the owner of a blocked account, who has just shown that they are it: nobody else is ever told. */
export function whyBlocked({ blocked_reason: reason }: Account): string {
  return reason ? `The current user has been blocked. The reason: ${reason}` : '';
}
