import { type LocationKind, readLocation } from '#rules/mentoring/meeting-location.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { Refusal } from '../ground/refusal.ts';
import { screenText } from '../screening/screen-text.ts';

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

/** The kind that both have agreed on, before the mentor has said the link, number or place. */
export function openLocation(kind: LocationKind): StoredLocation {
  return { location_kind: kind, location: '', caller: null };
}
