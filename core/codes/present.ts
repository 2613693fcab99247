import type { TokenBody } from '#contract/codes/token-calls.ts';
import { isoDate } from '../ground/dates.ts';
import type { Token } from './steps/open-token.ts';

/**
 * The mailed token as its requester sees it, without the secret. `userId` is the account's id where the requester knows it;
 * otherwise the address's handle.
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
