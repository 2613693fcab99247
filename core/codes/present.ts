import type { TokenBody } from '#contract/tokens.ts';
import { isoDate } from '../ground/dates.ts';
import type { Token } from './steps/open-token.ts';

/** A token as whoever asked for it sees it: everything but the secret, which only the mail holds. */
export function presentToken(token: Token): TokenBody {
  return {
    $id: token.id,
    $createdAt: isoDate(token.created_at),
    userId: token.account_id,
    secret: '',
    expire: isoDate(token.expires_at),
    phrase: token.phrase,
  };
}
