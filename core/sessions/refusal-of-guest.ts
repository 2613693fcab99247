import type { RefusalCode } from '#contract/collected.ts';
import type { Actor } from '../ground/actor.ts';

/** Why a caller without a session is refused: the contract tells a log-in that awaits its second proof from none. */
export function refusalOfGuest(actor: Actor): RefusalCode {
  return actor.kind === 'guest' && actor.waiting
    ? 'user_more_factors_required'
    : 'general_unauthorized_scope';
}
