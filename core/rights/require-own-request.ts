import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';
import type { RequestRow } from './request-row.ts';

/**
 * Only the member who sent a request may read it, and a person without an account who has its secret.
 * @throws Refusal `rights_request_unknown`
 */
export function requireOwnRequest(
  core: Core,
  actor: Actor,
  row: Pick<RequestRow, 'id' | 'account_id'> | undefined,
  secret: string,
): void {
  const isOwn = row?.account_id && actor.kind === 'member' && row.account_id === actor.id;
  const hasSecret = row && !row.account_id && isSame(secret, linkSecretOf(core.key, 'rights', row.id));
  if (!isOwn && !hasSecret) throw new Refusal('rights_request_unknown');
}
