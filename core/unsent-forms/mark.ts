import { createHmac } from 'node:crypto';
import { isSame } from '../ground/secrets.ts';

/** Stands in the forms of a page that was made for this account, and names it when its session has ended. */
export function markOf(key: Buffer, accountId: string): string {
  return `${accountId}.${proofOf(key, accountId)}`;
}

/** The account that a mark of ours names; null for any other text. */
export function accountOfMark(key: Buffer, mark: string): string | null {
  const at = mark.lastIndexOf('.');
  const accountId = mark.slice(0, Math.max(at, 0));
  return accountId && isSame(mark.slice(at + 1), proofOf(key, accountId)) ? accountId : null;
}

function proofOf(key: Buffer, accountId: string): string {
  return createHmac('sha256', key).update(`mark of forms:${accountId}`).digest('base64url');
}
