import { sql } from 'kysely';
import { isLive } from '#rules/mentoring/live-hours.ts';
import type { LocationKind } from '#rules/mentoring/meeting-location.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { SessionRow } from '../row.ts';
import { type SaidLocation, type StoredLocation, storedLocation } from '../stored-location.ts';

/**
 * Where a held session takes place. With a mentee under 18 the two meet in the way to which the guardian agreed, and the mentor
 * calls the guardian’s number. A mentee who is 18 by now has no guardian’s number: in writing, or by a link in place of a call.
 * @throws Refusal each of `storedLocation`
 */
export async function requireLocation(tx: Tx, one: SessionRow, said: SaidLocation): Promise<StoredLocation> {
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
