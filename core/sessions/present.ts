import type { Selectable } from 'kysely';
import type { SessionBody } from '#contract/sessions/calls.ts';
import type { SessionsTable } from '#db/tables/sessions.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { readDevice } from './device.ts';

/** All columns of a session except the hash of its secret. */
export const sessionColumns = [
  'id',
  'account_id',
  'provider',
  'factors',
  'ip',
  'user_agent',
  'created_at',
  'updated_at',
  'expires_at',
  'proven_at',
] as const;

export type SessionRow = Omit<Selectable<SessionsTable>, 'secret_hash'>;

/** A session as its owner sees it; `email` is the account's, `current` the id of the caller's session. */
export function presentSession(row: SessionRow, email: string, current: string | null): SessionBody {
  return {
    $id: row.id,
    $createdAt: isoDate(row.created_at),
    $updatedAt: isoDate(row.updated_at),
    userId: row.account_id,
    expire: isoDate(row.expires_at),
    provider: row.provider,
    providerUid: row.provider === 'email' ? email : '',
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: row.ip,
    ...readDevice(row.user_agent),
    countryCode: '--',
    countryName: 'Unknown',
    current: row.id === current,
    factors: row.factors,
    secret: '',
    mfaUpdatedAt: isoDateOrEmpty(row.proven_at),
  };
}
