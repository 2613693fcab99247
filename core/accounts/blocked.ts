import type { Account } from '../ground/actor.ts';
import { Refusal } from '../ground/refusal.ts';

/** For the owner of a blocked account, who has just shown that they are it: nobody else is ever told the reason. */
export function blocked({ blocked_reason: reason }: Account): Refusal {
  return new Refusal('user_blocked', reason ? { reason } : {});
}
