import { sql } from 'kysely';
import { isLive } from '#rules/mentoring/live-hours.ts';
import { type LocationKind, readLocation } from '#rules/mentoring/meeting-location.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { screenText } from '../screening/screen-text.ts';
import type { SessionRow } from './row.ts';

export type SaidLocation = { kind: LocationKind; location: string; caller: Side | '' };
export type StoredLocation = { location_kind: LocationKind; location: string; caller: Side | null };

/**
 * Where two members meet, as it is stored.
 * @throws Refusal `mentoring_location` with the fault, `mentoring_screened` for a public place with contact details
 */
export function storedLocation({ kind, location, caller }: SaidLocation): StoredLocation {
  const read = readLocation(kind, location);
  if ('fault' in read) throw new Refusal('mentoring_location', { reason: read.fault });
  // Another number or address would lead the two past what is shown here.
  if (kind === 'public' && screenText(read.location).length > 0) throw new Refusal('mentoring_screened');
  if (kind === 'phone' && caller === '') throw new Refusal('mentoring_location', { reason: 'meeting_phone' });
  return {
    location_kind: kind,
    location: read.location,
    caller: kind === 'phone' && caller !== '' ? caller : null,
  };
}

/**
 * Where a held session takes place. With a mentee under 18 the two meet in the way to which the guardian agreed, and the mentor
 * calls the guardian’s number. A mentee who is 18 by now has no guardian’s number: in writing, or by a link in place of a call.
 * @throws Refusal each of `storedLocation`
 */
export async function locationOf(tx: Tx, one: SessionRow, said: SaidLocation): Promise<StoredLocation> {
  if (!one.is_young) return storedLocation(said);
  const agreed = isLive(one.location_kind) ? one.location_kind : 'written';
  const isGrown = agreed !== 'written' && (await isAdult(tx, one.mentee_id));
  const allowed: LocationKind[] = isGrown ? ['written', 'link'] : [agreed];
  const hasNumber = said.kind !== 'phone' || one.guardian_phone !== '';
  if (!allowed.includes(said.kind) || !hasNumber)
    throw new Refusal('mentoring_location', { reason: 'meeting_written' });
  if (said.kind === 'phone') return { location_kind: 'phone', location: '', caller: 'mentor' };
  return storedLocation(said);
}

async function isAdult(tx: Tx, accountId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from standings where account_id = ${accountId} and adult_at <= now()`.execute(tx);
  return rows.length > 0;
}

/** The kind that both have agreed on, before the mentor has said the link, number or place. */
export function openLocation(kind: LocationKind): StoredLocation {
  return { location_kind: kind, location: '', caller: null };
}
