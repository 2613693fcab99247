import type { TroubledEmail } from '#contract/emails/calls.ts';
import { isoDate } from '../ground/dates.ts';
import { withoutAddresses } from '../ground/without-addresses.ts';

export type EmailRow = {
  id: string;
  kind: string | null;
  attempts: number;
  isFailed: boolean;
  lastError: string | null;
  createdAt: Date;
  nextAt: Date;
};

/** `to` is null for an email that would no longer be sent. */
export function presentTroubledEmail(row: EmailRow, to: string | null): TroubledEmail {
  return {
    $id: row.id,
    $createdAt: isoDate(row.createdAt),
    kind: row.kind ?? '',
    to: to === null ? '' : sparingly(to),
    state: row.isFailed ? 'failed' : 'held',
    tries: row.attempts,
    error: withoutAddresses(row.lastError ?? ''),
    nextTryAt: row.isFailed ? '' : isoDate(row.nextAt),
    can: { send: to !== null },
  };
}

/** Enough of the address to tell emails apart and to see which mail server refuses them. */
export function sparingly(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address;
  return at < 1 ? '…' : `${first}…${address.slice(at)}`;
}
