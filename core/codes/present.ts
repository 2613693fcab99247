import type { TokenBody } from '#contract/codes/token-calls.ts';
import { isoDate } from '../ground/dates.ts';
import type { Token } from './steps/open-token.ts';

/**
 * What was mailed, as whoever asked for it sees it: everything but the secret. `userId` names the account where the asker
 * knows it; else it is the handle of the address.
 */
export function presentToken(
  token: Pick<Token, 'id' | 'created_at' | 'expires_at' | 'phrase'>,
  userId: string,
): TokenBody {
  return {
    $id: token.id,
    $createdAt: isoDate(token.created_at),
    userId,
    secret: '',
    expire: isoDate(token.expires_at),
    phrase: token.phrase,
  };
}
