import { type PlaceKind, readPlace } from '#rules/mentoring/meeting-place.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { Refusal } from '../ground/refusal.ts';

export type SaidPlace = { kind: PlaceKind; place: string; caller: Side | '' };

/**
 * Where two members meet, as it is stored.
 * @throws Refusal `mentoring_place` with the fault
 */
export function storedPlace({ kind, place, caller }: SaidPlace) {
  const read = readPlace(kind, place);
  if ('fault' in read) throw new Refusal('mentoring_place', { reason: read.fault });
  if (kind === 'phone' && caller === '') throw new Refusal('mentoring_place', { reason: 'meeting_phone' });
  return { place_kind: kind, place: read.place, caller: kind === 'phone' && caller !== '' ? caller : null };
}
